/**
 * Mutants that no test can detect, because the changed program behaves like the original. Each is listed by its id,
 * with the reason. These mutants are tried like all others, but they are not counted.
 */
export const EQUIVALENTS: Readonly<Record<string, string>> = {
  c64929e0b3: 'a polygon of straight lines has the same value at a knot from both sides',
  '0e545754cc': 'all amounts then start in the first interval; the insertion sort still sorts them, only more slowly',
  bda239ac87: 'a date of birth that is missing gives no date in either case',
  '00c53218a1': 'the nonce is then one random character shorter, on which nothing depends',
  '0fea626078': 'only how much of the answer is buffered changes, not the answer',
  '73fc9cdee3': 'only how much of the answer is buffered changes, not the answer',
  a2ed653825: 'only how much of the answer is buffered changes, not the answer',
  b4a110f13d: 'every passkey has an id; the default is there for the type of the column, which apps share',
  '93b2c8fb89': 'every passkey has a key; the default is there for the type of the column, which apps share',
  '133283f75b': 'a token without a nonce is refused before the nonces are compared',
  d0cff46d05: 'the password strategy does not read this option; the guard gives it again',
  '5f6f268de2': 'whether the ORM remembers the row changes nothing, because nobody reads it in the same unit of work',
  bbfac609db: 'Nest does not wait for a handler that sends the reply by itself, and the stream reports its own errors',
  '58a047145e': 'both limits are far above the number of accounts that can exist',
  '9d8724ff37': 'the default is there for the compiler; a bucket always has a mean',
  '4e8c62c9db': 'the default is there for the compiler; both lists have an amount for each bucket',
  '8bde08e47a': 'the default is there for the compiler; both lists have an amount for each bucket',
  ad3c0e3075: 'the default is there for the compiler; both lists have an amount for each bucket',
  c8a6606b28: 'the timer that stays ends a wait that is already over',
};
