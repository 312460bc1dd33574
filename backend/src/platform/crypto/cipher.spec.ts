import { expect, it } from '@jest/globals';
import { Cipher } from './cipher.js';

const cipher = new Cipher({ dataKey: 'the data key' });

it('decrypts what it has encrypted', () => {
  expect(cipher.decrypt(cipher.encrypt('{"medications":["metformin"]}'))).toBe('{"medications":["metformin"]}');
});

it('hides the text, in a different way each time', () => {
  expect(cipher.encrypt('metformin').toString('latin1')).not.toContain('metformin');
  expect(cipher.encrypt('metformin').equals(cipher.encrypt('metformin'))).toBe(false);
});

it('rejects changed data and other keys', () => {
  const changed = cipher.encrypt('metformin');
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(() => cipher.decrypt(changed)).toThrow();
  expect(() => new Cipher({ dataKey: 'another key' }).decrypt(cipher.encrypt('metformin'))).toThrow();
});
