### The language itself. The build script reads this file: each message stands
### on one line.

# What it calls itself.
language-name = Português

# What people type for it, its codes and its names in the other languages:
# small letters without accents.
language-typed = pt, por, bo dao nha, tieng bo dao nha, portuguese, portugues

# What stands in front of decimals.
decimal-sign = ,
