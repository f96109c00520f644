//! The moves of a record: an arena of nodes, linked by indices.

use oaq_core::{Event, MAX_QUAN, Move};

use super::Record;
use crate::record::{Comment, MAX_GAME, MAX_TAGS};

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

    pub(in crate::record) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How much room a game has for its moves and comments when it is written:
/// the whole without the tags, some of which follow from the game.
const MAX_TREE: usize = MAX_GAME - MAX_TAGS - 64 * 1024;

/// One move. Links are indices; 0, which is nobody's child or sibling, means
/// none.
#[derive(Clone, Copy)]
pub(super) struct Node {
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

/// How many moves there is room for before there are any.
const USUAL_PLIES: usize = 64;

/// The nodes of a record without moves.
pub(super) fn root(refilled: bool) -> Vec<Node> {
    let mut nodes = Vec::with_capacity(USUAL_PLIES);
    nodes.push(Node::new(
        0,
        &Played {
            refills: refilled,
            ..Played::unknown()
        },
    ));
    nodes
}

/// What is said about a node.
#[derive(Clone, Default, PartialEq, Eq)]
pub(in crate::record) struct Extra {
    pub(in crate::record) nags: Vec<u8>,
    pub(in crate::record) before: Vec<Comment>,
    pub(in crate::record) after: Vec<Comment>,
}

static NO_EXTRA: Extra = Extra {
    nags: Vec::new(),
    before: Vec::new(),
    after: Vec::new(),
};

/// A legal move and what it did.
#[derive(Clone, Copy)]
pub(in crate::record) struct Played {
    pub(in crate::record) m: Move,
    pub(in crate::record) captured: (u32, u32),
    pub(in crate::record) refills: bool,
}

impl Node {
    fn new(parent: u32, played: &Played) -> Self {
        let mut node = Self {
            parent,
            first_child: 0,
            last_child: 0,
            next_sibling: 0,
            extra: 0,
            m: played.m,
            dan: 0,
            quan: 0,
            refills: false,
            dead: false,
        };
        node.set(played);
        node
    }

    fn set(&mut self, played: &Played) {
        // Positions hold no more pieces than these fields.
        self.m = played.m;
        self.dan = u16::try_from(played.captured.0).unwrap_or(u16::MAX);
        self.quan = u8::try_from(played.captured.1).unwrap_or(u8::MAX);
        self.refills = played.refills;
    }
}

impl Played {
    /// In place of a move that is not known yet.
    pub(in crate::record) fn unknown() -> Self {
        Self {
            m: Move::from_index(0).unwrap_or_else(|| unreachable!("the first of all moves")),
            captured: (0, 0),
            refills: false,
        }
    }
}

impl Record {
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
    pub(in crate::record) fn refills(&self, id: NodeId) -> bool {
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

    pub(in crate::record) fn first_child(&self, id: NodeId) -> Option<NodeId> {
        Self::link(self.node(id)?.first_child)
    }

    pub(in crate::record) fn next_sibling(&self, id: NodeId) -> Option<NodeId> {
        Self::link(self.node(id)?.next_sibling)
    }

    /// Whether a node is the first child of its parent; so is the root.
    pub(in crate::record) fn is_first(&self, id: NodeId) -> bool {
        match self.parent(id) {
            Some(parent) => self.first_child(parent) == Some(id),
            None => true,
        }
    }

    /// Whether variations are written right behind a node.
    pub(in crate::record) fn has_variations(&self, id: NodeId) -> bool {
        id != NodeId::ROOT && self.next_sibling(id).is_some() && self.is_first(id)
    }

    /// Whether a comment in front of a node's move stays there: elsewhere it
    /// is one behind the move before.
    pub(in crate::record) fn keeps_before(&self, id: NodeId) -> bool {
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

    pub(in crate::record) fn extra(&self, id: NodeId) -> &Extra {
        let index = self.node(id).map_or(0, |node| node.extra as usize);
        match index.checked_sub(1) {
            Some(index) => &self.extras[index],
            None => &NO_EXTRA,
        }
    }

    /// What is said about a node, to be changed; `None` if there is no such
    /// node.
    pub(in crate::record) fn extra_mut(&mut self, id: NodeId) -> Option<&mut Extra> {
        let len = self.extras.len();
        let node = self.nodes.get_mut(id.index()).filter(|node| !node.dead)?;
        if node.extra == 0 {
            node.extra = u32::try_from(len + 1).ok()?;
            self.extras.push(Extra::default());
        }
        self.extras.get_mut(node.extra as usize - 1)
    }

    /// Whether there is room for so many bytes more.
    pub(in crate::record) fn has_room(&self, weight: usize) -> bool {
        self.weight + weight <= MAX_TREE
    }

    pub(in crate::record) fn add_weight(&mut self, weight: usize) {
        self.weight += weight;
    }

    pub(in crate::record) fn take_weight(&mut self, weight: usize) {
        self.weight = self.weight.saturating_sub(weight);
    }

    /// The most bytes that a move takes when it is written: the number, dots
    /// and space before it, parentheses around it, the move and a space.
    pub(in crate::record) const fn move_weight(played: &Played) -> usize {
        10 + 1 + 2 + 8 + played.captured.1 as usize + 1
    }

    /// The most of that for any move.
    pub(in crate::record) const MAX_MOVE_WEIGHT: usize = 22 + MAX_QUAN as usize;

    /// Appends a move as the last child of a node that is there.
    pub(in crate::record) fn push(&mut self, parent: NodeId, played: &Played) -> NodeId {
        // `MAX_TREE` keeps the number of nodes far below 2^32.
        let index = u32::try_from(self.nodes.len()).unwrap_or(u32::MAX);
        let last = self.nodes[parent.index()].last_child;
        self.nodes.push(Node::new(parent.0, played));
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
    pub(in crate::record) fn played_at(&self, id: NodeId) -> Played {
        let node = &self.nodes[id.index()];
        Played {
            m: node.m,
            captured: (node.dan.into(), node.quan.into()),
            refills: node.refills,
        }
    }

    /// Writes down which move a node is and what it was found to do.
    pub(in crate::record) fn put_played(&mut self, id: NodeId, played: &Played) {
        self.nodes[id.index()].set(played);
        self.weight += played.captured.1 as usize;
    }

    /// Links the children of a node in this order, which must be all of them
    /// that stay.
    pub(in crate::record) fn relink(&mut self, parent: NodeId, children: &[NodeId]) {
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
    pub(in crate::record) fn bury(&mut self, id: NodeId) {
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
    pub(in crate::record) const NAG_WEIGHT: usize = 5;
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

/// Adds up what a ply tells about itself.
#[derive(Default)]
pub(in crate::record) struct Told {
    pub(in crate::record) captured: (u32, u32),
    pub(in crate::record) refills: bool,
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
