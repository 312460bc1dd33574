import { expect, it } from '@jest/globals';
import { cookieRules } from './session-cookie.js';

it.each([
  ['https://www.example.org', true, '__Host-sid'],
  ['http://localhost:3000', true, '__Host-sid'],
  ['http://127.0.0.1:3000', true, '__Host-sid'],
  ['http://192.168.1.20:3000', false, 'sid'],
])('at %s cookies are secure: %s', (appUrl, secure, name) => {
  const rules = cookieRules({ appUrl });
  expect([rules.secure, rules.nameOf('sid')]).toEqual([secure, name]);
});
