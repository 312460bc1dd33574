import { checkLines } from './environment.ts';

describe('the file .env', () => {
  it.each([
    ['plain and quoted values', 'A=1\nB="two words"\nexport C=\'3\'\n'],
    ['comments and empty lines', '# why\n\n   # more\nA=1 # after\n'],
    ['a value that spans several lines', 'KEY="first\nsecond\nthird"\nB=2'],
    ['an empty value and an equals sign in a value', 'A=\nB=x=y=z'],
    ['Windows line endings', 'A=1\r\nB=2\r\n'],
  ])('may contain %s', (_, text) => {
    expect(() => checkLines(text)).not.toThrow();
  });

  it.each([
    [
      'a line without a value',
      'A=1\nHELLO\n',
      'Line 2 of the file .env is not of the form NAME=value: correct or remove it.',
    ],
    [
      'a name with a space',
      'MY NAME=1',
      'Line 1 of the file .env is not of the form NAME=value: correct or remove it.',
    ],
    [
      'a quotation mark that is never closed',
      'A=1\nB="open\nC=3',
      'Line 2 of the file .env opens a quotation mark that is never closed: close it.',
    ],
  ])('is rejected if it contains %s', (_, text, sentence) => {
    expect(() => checkLines(text)).toThrow(sentence);
  });
});
