import { expect, it } from '@jest/globals';
import { violationsIn } from './policy-reports.js';

it.each([
  ['an address', 'https://evil.example/a?token=1#2', 'https://evil.example'],
  ['a password in an address', 'https://jane:secret@evil.example:8443/', 'https://evil.example:8443'],
  ['an inline script', 'inline', 'inline'],
  ['a browser extension', 'chrome-extension://abcdefgh/jane.js', 'chrome-extension:'],
  ['a data address', 'data:text/plain,jane', 'data:'],
  ['a mail address', 'mailto:jane@example.test', 'mailto:'],
  ['a blob', 'blob:https://evil.example/1-2-3', 'https://evil.example'],
  ['no address', '\u0000<script>jane', 'other'],
  ['nothing', null, 'other'],
  ['a host name that cannot exist', `https://${'a'.repeat(300)}.example`, 'other'],
  ['a scheme that cannot exist', `${'a'.repeat(300)}:jane`, 'other'],
])('of %s that was blocked, only the origin remains', (_, blocked, expected) => {
  const [violation] = violationsIn({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': blocked } });
  expect(violation).toEqual({ directive: 'img-src', blocked: expected });
});

it.each([
  ['script-src-elem', 'script-src-elem'],
  ["script-src 'self' https://jane.example", 'script-src'],
  ['jane', 'other'],
  ['__proto__', 'other'],
  [null, 'other'],
])('the directive %j counts as %s', (reported, directive) => {
  const [violation] = violationsIn({ 'csp-report': { 'violated-directive': reported, 'blocked-uri': 'eval' } });
  expect(violation).toEqual({ directive, blocked: 'eval' });
});
