### The language itself. The build script reads this file: each message stands
### on one line.

# What it calls itself.
language-name = Tiếng Việt

# What people type for it, its codes and its names in the other languages:
# small letters without accents.
language-typed = vi, vie, viet, tieng viet, vietnamese, vietnamita

# What stands in front of decimals.
decimal-sign = ,
