import { expect, it } from '@jest/globals';
import { maskEmail, maskPhone } from './mask.js';

it('masks email addresses and phone numbers so that they cannot be used', () => {
  expect(maskEmail('rosa.delgado@example.test')).toBe('ro•••@example.test');
  expect(maskEmail('bo@example.test')).toBe('b•••@example.test');
  expect(maskPhone('+12255550142')).toBe('••• 42');
  expect(maskPhone(null)).toBeNull();
});
