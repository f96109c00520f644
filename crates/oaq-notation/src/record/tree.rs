//! A game as a tree of moves.

use core::fmt;

use oaq_core::{Debt, Event, MAX_QUAN, Move, Outcome, Position, Rules, Scores, Setup, Shares};

use super::ending::{GameResult, limit_word};
use super::{Comment, MAX_GAME, MAX_TAGS, Mainline, Step, Tags, Termination, Walk, write};
use crate::{NamedRules, write_setup};

/// A place in the tree of a record: the root, where the game begins, or a
/// move.
///
/// It stays the same as long as the move is in the record. To other records it
/// means nothing, though no function panics because of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The beginning of the game, before any move.
    pub const ROOT: Self = Self(0);

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How much room a game has for its moves and comments when it is written:
/// the whole without the tags, some of which follow from the game.
const MAX_TREE: usize = MAX_GAME - MAX_TAGS - 64 * 1024;

/// How many moves there is room for before there are any.
const USUAL_PLIES: usize = 64;

/// A game: tags, rules, the first position, and a tree of legal moves with
/// comments and evaluations.
///
/// The first child of each node goes on with its line; the others are
/// variations. Following first children from the root is the *main line*, the
/// game that was played. If it ends on the board, the board says what the
/// result is; otherwise the record does.
///
/// Two records are equal if they have the same tags, rules, first position,
/// result and tree, however they came to be. Displays as its canonical text.
///
/// ```
/// use oaq_core::files::RuleBook;
/// use oaq_core::{Direction, Move};
/// use oaq_notation::read_rules;
/// use oaq_notation::record::{NodeId, Record};
///
/// let rules = read_rules("standard", &RuleBook::shipped())?.value;
/// let mut record = Record::new(rules);
/// let five_right = Move::new(5, Direction::Right).unwrap();
/// let node = record.add_move(NodeId::ROOT, five_right)?;
/// assert_eq!(record.captured(node), (1, 1));
/// assert_eq!(record.mainline().collect::<Vec<_>>(), [node]);
/// assert!(record.to_string().ends_with("\n\n1. 5Rx1Q *\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Record {
    tags: Tags,
    rules: NamedRules,
    /// The first position as written, if it is not that of the rules.
    setup: Option<Setup>,
    first: Position,
    nodes: Vec<Node>,
    /// What is said about nodes; only a few have something.
    extras: Vec<Extra>,
    /// How the main line ends on the board.
    outcome: Option<Outcome>,
    result: GameResult,
    termination: Option<Termination>,
    /// How many bytes moves and comments take at most when they are written.
    weight: usize,
}

/// One move. Links are indices; 0, which is nobody's child or sibling, means
/// none.
#[derive(Clone, Copy)]
struct Node {
    parent: u32,
    first_child: u32,
    last_child: u32,
    next_sibling: u32,
    /// One more than the index of what is said about it, or 0.
    extra: u32,
    m: Move,
    quan: u8,
    dan: u16,
    /// Whether the row of the player who moves next was refilled.
    refills: bool,
    /// Whether it was taken out.
    dead: bool,
}

/// What is said about a node.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct Extra {
    pub(super) nags: Vec<u8>,
    pub(super) before: Vec<Comment>,
    pub(super) after: Vec<Comment>,
}

static NO_EXTRA: Extra = Extra {
    nags: Vec::new(),
    before: Vec::new(),
    after: Vec::new(),
};

/// A legal move and what it did.
#[derive(Clone, Copy)]
pub(super) struct Played {
    pub(super) m: Move,
    pub(super) captured: (u32, u32),
    pub(super) refills: bool,
}

impl Played {
    /// In place of a move that is not known yet.
    pub(super) fn unknown() -> Self {
        Self {
            m: Move::from_index(0).unwrap_or_else(|| unreachable!("the first of all moves")),
            captured: (0, 0),
            refills: false,
        }
    }
}

impl Record {
    /// A game without moves that begins as the rules say.
    #[must_use]
    pub fn new(rules: NamedRules) -> Self {
        let first = Position::start(rules.rules);
        Self::begin(rules, None, first, false)
    }

    pub(super) fn begin(
        rules: NamedRules,
        setup: Option<Setup>,
        first: Position,
        refilled: bool,
    ) -> Self {
        // A setup of which there are several spellings is kept as it would be
        // read again.
        let setup = setup.map(|mut setup| {
            setup.debts.retain(|debt| debt.dan > 0);
            let order = |d: &Debt| (d.debtor, d.creditor.is_none(), d.creditor);
            setup.debts.sort_by_key(order);
            setup
        });
        let root = Node {
            parent: 0,
            first_child: 0,
            last_child: 0,
            next_sibling: 0,
            extra: 0,
            m: Played::unknown().m,
            quan: 0,
            dan: 0,
            refills: refilled,
            dead: false,
        };
        Self {
            tags: Tags::new(rules.rules.players),
            outcome: first.outcome(),
            setup: setup.filter(|setup| *setup != Setup::start(&rules.rules)),
            rules,
            first,
            nodes: {
                let mut nodes = Vec::with_capacity(USUAL_PLIES);
                nodes.push(root);
                nodes
            },
            extras: Vec::new(),
            result: None,
            termination: None,
            weight: 0,
        }
    }

    /// The tags.
    #[must_use]
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The tags, to be changed.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// The rules, and what they are called.
    #[must_use]
    pub fn rules(&self) -> &NamedRules {
        &self.rules
    }

    pub(super) fn switches(&self) -> &Rules {
        &self.rules.rules
    }

    /// The first position as it was written down, if the game does not begin
    /// as its rules say.
    #[must_use]
    pub fn setup(&self) -> Option<&Setup> {
        self.setup.as_ref()
    }

    /// The first position, ready for its mover: an empty row has been refilled.
    #[must_use]
    pub fn first_position(&self) -> &Position {
        &self.first
    }

    /// The value of any tag as the record would be written, those that follow
    /// from the game included; `None` where it would not be written.
    ///
    /// ```
    /// use oaq_core::files::RuleBook;
    /// use oaq_notation::record::Record;
    /// let book = RuleBook::shipped();
    /// let record = Record::new(book.get("quan-non").unwrap().into());
    /// assert_eq!(record.tag("Rules").as_deref(), Some("quan-non"));
    /// assert_eq!(record.tag("Result").as_deref(), Some("*"));
    /// assert_eq!(record.tag("Score"), None);
    /// ```
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<String> {
        match name {
            "Result" => Some(self.result_text()),
            "Rules" => Some(crate::rules_text(&self.rules)),
            "Position" => self.setup.as_ref().map(write_setup),
            "Score" => self.scores().map(|scores| write::score_text(&scores)),
            "Termination" => self.termination_word().map(str::to_owned),
            _ => self.tags.get(name).map(str::to_owned),
        }
    }

    /// How the main line ends on the board, if it does.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The points of each player, if the main line ends on the board.
    #[must_use]
    pub fn scores(&self) -> Option<Scores> {
        self.outcome.map(|outcome| outcome.scores)
    }

    /// How the win is shared; nothing for an unfinished game. The board
    /// decides, where the main line ends on it.
    #[must_use]
    pub fn result(&self) -> Option<Shares> {
        match self.outcome {
            Some(outcome) => Some(outcome.shares),
            None => self.result,
        }
    }

    /// The result as records write it: `1-0`, `1/2-1/2`, `*`.
    #[must_use]
    pub fn result_text(&self) -> String {
        super::ending::result_text(self.result())
    }

    /// How the game ended, if it did not end on the board.
    #[must_use]
    pub fn termination(&self) -> Option<Termination> {
        self.termination
    }

    /// The word of the tag `Termination`: how the game ended if not on the
    /// board, or the limit that ended it.
    #[must_use]
    pub fn termination_word(&self) -> Option<&'static str> {
        match self.outcome {
            Some(outcome) => limit_word(outcome.reason),
            None => self.termination.map(Termination::word),
        }
    }

    /// What the record says about the end; of no meaning while the board says
    /// something.
    pub(super) fn put_ending(&mut self, termination: Option<Termination>, result: GameResult) {
        if self.outcome.is_none() {
            self.termination = termination;
            self.result = result;
        }
    }

    /// How the main line ends on the board now.
    pub(super) fn put_outcome(&mut self, outcome: Option<Outcome>) {
        self.outcome = outcome;
        if outcome.is_some() {
            self.termination = None;
            self.result = None;
        }
    }

    fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.index()).filter(|node| !node.dead)
    }

    /// The link to a node, if there is one.
    fn link(index: u32) -> Option<NodeId> {
        (index != 0).then_some(NodeId(index))
    }

    /// Whether a node is in the record.
    #[must_use]
    pub fn contains(&self, id: NodeId) -> bool {
        self.node(id).is_some()
    }

    /// How many moves there are, variations included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes[1..].iter().filter(|node| !node.dead).count()
    }

    /// Whether there is no move.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes[0].first_child == 0
    }

    /// The move of a node; `None` for the root.
    #[must_use]
    pub fn played(&self, id: NodeId) -> Option<Move> {
        self.node(id)
            .filter(|_| id != NodeId::ROOT)
            .map(|node| node.m)
    }

    /// The dân and the quan that the move of a node captured.
    #[must_use]
    pub fn captured(&self, id: NodeId) -> (u32, u32) {
        self.node(id)
            .map_or((0, 0), |node| (node.dan.into(), node.quan.into()))
    }

    /// Whether the row of the player who made the move of a node had just been
    /// refilled.
    #[must_use]
    pub fn refilled(&self, id: NodeId) -> bool {
        self.parent(id).is_some_and(|parent| self.refills(parent))
    }

    /// Whether the row of the player who moves behind a node was refilled.
    pub(super) fn refills(&self, id: NodeId) -> bool {
        self.node(id).is_some_and(|node| node.refills)
    }

    /// The node before this one; `None` for the root.
    #[must_use]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id)
            .filter(|_| id != NodeId::ROOT)
            .map(|node| NodeId(node.parent))
    }

    /// The nodes behind a node: the one that goes on with the line, then the
    /// variations to it.
    #[must_use]
    pub fn children(&self, id: NodeId) -> Children<'_> {
        Children {
            record: self,
            next: self.first_child(id),
        }
    }

    pub(super) fn first_child(&self, id: NodeId) -> Option<NodeId> {
        Self::link(self.node(id)?.first_child)
    }

    pub(super) fn next_sibling(&self, id: NodeId) -> Option<NodeId> {
        Self::link(self.node(id)?.next_sibling)
    }

    /// Whether a node is the first child of its parent; so is the root.
    pub(super) fn is_first(&self, id: NodeId) -> bool {
        match self.parent(id) {
            Some(parent) => self.first_child(parent) == Some(id),
            None => true,
        }
    }

    /// Whether variations are written right behind a node.
    pub(super) fn has_variations(&self, id: NodeId) -> bool {
        id != NodeId::ROOT && self.next_sibling(id).is_some() && self.is_first(id)
    }

    /// Whether a comment in front of a node's move stays there: elsewhere it
    /// is one behind the move before.
    pub(super) fn keeps_before(&self, id: NodeId) -> bool {
        match self.parent(id) {
            Some(parent) => !self.is_first(id) || self.has_variations(parent),
            None => false,
        }
    }

    /// The numeric annotations of a move, in the order in which they were
    /// made: 1 to 6 stand for `! ? !! ?? !? ?!`, the others for what PGN says.
    #[must_use]
    pub fn nags(&self, id: NodeId) -> &[u8] {
        &self.extra(id).nags
    }

    /// The comments behind a node; of the root, those before the first move.
    #[must_use]
    pub fn comments(&self, id: NodeId) -> &[Comment] {
        &self.extra(id).after
    }

    /// The comments in front of a move that begins a variation, or that goes
    /// on behind variations. Other moves have none: what stands in front of
    /// them stands behind the move before.
    #[must_use]
    pub fn comments_before(&self, id: NodeId) -> &[Comment] {
        &self.extra(id).before
    }

    pub(super) fn extra(&self, id: NodeId) -> &Extra {
        let index = self.node(id).map_or(0, |node| node.extra as usize);
        match index.checked_sub(1) {
            Some(index) => &self.extras[index],
            None => &NO_EXTRA,
        }
    }

    /// What is said about a node, to be changed; `None` if there is no such
    /// node.
    pub(super) fn extra_mut(&mut self, id: NodeId) -> Option<&mut Extra> {
        let len = self.extras.len();
        let node = self.nodes.get_mut(id.index()).filter(|node| !node.dead)?;
        if node.extra == 0 {
            node.extra = u32::try_from(len + 1).ok()?;
            self.extras.push(Extra::default());
        }
        self.extras.get_mut(node.extra as usize - 1)
    }

    /// Whether there is room for so many bytes more.
    pub(super) fn has_room(&self, weight: usize) -> bool {
        self.weight + weight <= MAX_TREE
    }

    pub(super) fn add_weight(&mut self, weight: usize) {
        self.weight += weight;
    }

    pub(super) fn take_weight(&mut self, weight: usize) {
        self.weight = self.weight.saturating_sub(weight);
    }

    /// The most bytes that a move takes when it is written: the number, dots
    /// and space before it, parentheses around it, the move and a space.
    pub(super) const fn move_weight(played: &Played) -> usize {
        10 + 1 + 2 + 8 + played.captured.1 as usize + 1
    }

    /// The most of that for any move.
    pub(super) const MAX_MOVE_WEIGHT: usize = 22 + MAX_QUAN as usize;

    /// Appends a move as the last child of a node that is there.
    pub(super) fn push(&mut self, parent: NodeId, played: &Played) -> NodeId {
        // `MAX_TREE` keeps the number of nodes far below 2^32, and positions
        // hold no more pieces than these fields.
        let index = u32::try_from(self.nodes.len()).unwrap_or(u32::MAX);
        let last = self.nodes[parent.index()].last_child;
        self.nodes.push(Node {
            parent: parent.0,
            first_child: 0,
            last_child: 0,
            next_sibling: 0,
            extra: 0,
            m: played.m,
            dan: u16::try_from(played.captured.0).unwrap_or(u16::MAX),
            quan: u8::try_from(played.captured.1).unwrap_or(u8::MAX),
            refills: played.refills,
            dead: false,
        });
        self.nodes[parent.index()].last_child = index;
        if last == 0 {
            self.nodes[parent.index()].first_child = index;
        } else {
            self.nodes[last as usize].next_sibling = index;
        }
        self.weight += Self::move_weight(played);
        NodeId(index)
    }

    /// What a move did, as it was found when it was played.
    pub(super) fn played_at(&self, id: NodeId) -> Played {
        let node = &self.nodes[id.index()];
        Played {
            m: node.m,
            captured: (node.dan.into(), node.quan.into()),
            refills: node.refills,
        }
    }

    /// Writes down which move a node is and what it was found to do.
    pub(super) fn put_played(&mut self, id: NodeId, played: &Played) {
        let node = &mut self.nodes[id.index()];
        node.m = played.m;
        node.dan = u16::try_from(played.captured.0).unwrap_or(u16::MAX);
        node.quan = u8::try_from(played.captured.1).unwrap_or(u8::MAX);
        node.refills = played.refills;
        self.weight += played.captured.1 as usize;
    }

    /// Links the children of a node in this order, which must be all of them
    /// that stay.
    pub(super) fn relink(&mut self, parent: NodeId, children: &[NodeId]) {
        let first = children.first().map_or(0, |id| id.0);
        let last = children.last().map_or(0, |id| id.0);
        self.nodes[parent.index()].first_child = first;
        self.nodes[parent.index()].last_child = last;
        for (i, id) in children.iter().enumerate() {
            let next = children.get(i + 1).map_or(0, |id| id.0);
            self.nodes[id.index()].next_sibling = next;
        }
    }

    /// Marks a node as taken out.
    pub(super) fn bury(&mut self, id: NodeId) {
        let played = self.played_at(id);
        let extra = self.extra(id);
        let comments = extra.before.iter().chain(&extra.after);
        let weight = Self::move_weight(&played)
            + comments.map(Comment::weight).sum::<usize>()
            + extra.nags.len() * Self::NAG_WEIGHT;
        self.take_weight(weight);
        if let Some(extra) = self.extra_mut(id) {
            *extra = Extra::default();
        }
        self.nodes[id.index()].dead = true;
    }

    /// The most bytes that an annotation takes when it is written.
    pub(super) const NAG_WEIGHT: usize = 5;

    /// The main line: the first child of the root, its first child, and so on.
    #[must_use]
    pub fn mainline(&self) -> Mainline<'_> {
        Mainline::new(self)
    }

    /// The whole tree in the order in which it is written.
    #[must_use]
    pub fn walk(&self) -> Walk<'_> {
        Walk::new(self)
    }
}

/// The children of a node.
#[derive(Clone, Debug)]
pub struct Children<'r> {
    record: &'r Record,
    next: Option<NodeId>,
}

impl Iterator for Children<'_> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        let id = self.next?;
        self.next = self.record.next_sibling(id);
        Some(id)
    }
}

impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        let same_step = |(here, there): (Step, Step)| match (here, there) {
            (Step::Move(a), Step::Move(b)) => {
                self.played(a) == other.played(b) && self.extra(a) == other.extra(b)
            }
            (here, there) => {
                matches!(
                    (here, there),
                    (Step::Open, Step::Open) | (Step::Close, Step::Close)
                )
            }
        };
        self.tags == other.tags
            && self.rules == other.rules
            && self.setup == other.setup
            && self.result() == other.result()
            && self.termination == other.termination
            && self.extra(NodeId::ROOT) == other.extra(NodeId::ROOT)
            && self.len() == other.len()
            && self.walk().zip(other.walk()).all(same_step)
    }
}

impl Eq for Record {}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write(self))
    }
}

impl fmt::Debug for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Record").field(&write(self)).finish()
    }
}

/// Adds up what a ply tells about itself.
#[derive(Default)]
pub(super) struct Told {
    pub(super) captured: (u32, u32),
    pub(super) refills: bool,
}

impl oaq_core::Visitor for Told {
    #[inline]
    fn event(&mut self, event: Event) {
        match event {
            Event::Capture { dan, quan, .. } => {
                self.captured.0 += dan;
                self.captured.1 += quan;
            }
            Event::Refill { .. } => self.refills = true,
            _ => {}
        }
    }
}
