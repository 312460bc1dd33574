import { expect, it } from '@jest/globals';
import { listText } from './format.js';

const FORMATS = {
  and: new Intl.ListFormat('en-US'),
  or: new Intl.ListFormat('en-US', { type: 'disjunction' }),
} as const;

it.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c']], [['a', 'b', 'c', 'd']]])(
  'writes %j as Intl does for American English',
  (words: string[]) => {
    for (const conjunction of ['and', 'or'] as const)
      expect(listText(words, conjunction)).toBe(FORMATS[conjunction].format(words));
  },
);
