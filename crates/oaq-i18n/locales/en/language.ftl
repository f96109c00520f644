### The language itself. The build script reads this file: each message stands
### on one line.

# What it calls itself.
language-name = English

# What people type for it, its codes and its names in the other languages:
# small letters without accents.
language-typed = en, eng, anh, tieng anh, english, ingles

# What stands in front of decimals.
decimal-sign = .
