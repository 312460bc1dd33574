import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { COLORS } from './email-styles.js';

const tokens = readFileSync(join(import.meta.dirname, '../../../frontend/src/theme/tokens.css'), 'utf8');

it.each(Object.entries(COLORS))('the color "%s" of the emails is that of the site', (name, [light, dark]) => {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1];
  expect(value).toBe(light === dark ? light : `light-dark(${light}, ${dark})`);
});
