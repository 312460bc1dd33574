/**
 * Words and sequences that common passwords consist of. They appear near the top of the lists in reports on leaked
 * passwords year after year. Before the comparison, digits and symbols are removed from both ends of a password, and
 * look-alike characters are read as letters. If only one of these words remains, once or twice in a row, the password
 * counts as common.
 */
export const COMMON_WORDS = new Set(
  `password passwort passw pass letmein welcome admin administrator login logon master monkey dragon sunshine princess
   football baseball basketball soccer hockey superman batman iloveyou loveyou trustno shadow ashley michael jennifer
   jordan hunter michelle charlie andrew daniel thomas robert jessica nicole jordan george harley ranger buster tigger
   starwars whatever freedom liberty america american patriot veteran veterans military marine marines army navy
   airforce coastguard soldier medicare medicaid insurance health healthcare hospital doctor nurse family grandma
   grandpa grandson computer internet google facebook apple samsung android qwerty qwertyuiop qwertz asdfgh asdfghjkl
   zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg abcdefgh abcdefghi secret changeme default test testing guest hello
   summer winter spring autumn january february march april june july august september october november december
   monday tuesday wednesday thursday friday saturday sunday jesus christ blessed heaven angel cookie chocolate
   pepper ginger banana cheese orange purple yellow silver golden diamond flower butterfly correcthorsebatterystaple`
    .split(/\s+/)
    .filter(Boolean),
);
