import * as z from 'zod/mini';
import { ENTRY } from '../messages/forms.js';

type Issue = z.core.$ZodRawIssue;

const size = (limit: number | bigint): number => Number(limit);
/** What a minimum or maximum limits. */
const counted = (origin: string): 'text' | 'list' | 'number' | 'other' => {
  if (origin === 'string') return 'text';
  if (origin === 'array' || origin === 'set') return 'list';
  return origin === 'number' || origin === 'int' || origin === 'bigint' ? 'number' : 'other';
};
const EXPECTED: Readonly<Record<string, string>> = {
  number: ENTRY.number,
  int: ENTRY.wholeNumber,
  string: ENTRY.text,
  boolean: ENTRY.yesOrNo,
};

function sentenceFor(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return ENTRY.missing;
      return EXPECTED[issue.expected] ?? ENTRY.check;
    case 'too_big':
      return ENTRY.atMost[counted(issue.origin)](size(issue.maximum));
    case 'too_small':
      return ENTRY.atLeast[counted(issue.origin)](size(issue.minimum));
    case 'invalid_value':
      return issue.input === undefined || issue.input === null ? ENTRY.missing : ENTRY.choose;
    case 'unrecognized_keys':
      return ENTRY.unknown;
    default:
      return ENTRY.check;
  }
}

// Zod's own messages ("Invalid input: expected …") are meant for programmers, so plain sentences replace them. All code
// that shows validation messages imports this file, so the replacement always takes effect.
z.config({ customError: sentenceFor });

/** The first message for each field path. Messages about the whole input have the key `whole`. */
export function sentencesByField(issues: readonly z.core.$ZodIssue[], whole = ''): Record<string, string> {
  const sentences: Record<string, string> = {};
  for (const { path, message } of issues) sentences[path.join('.') || whole] ??= message;
  return sentences;
}
