import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '#sandbox/bootstrap/root.mjs';
import { listFiles } from '#sandbox/processes/files.js';
import { figureText, goalText, isMet, type Target } from './goal.js';
import { TARGETS } from './targets.js';

const target = (changes: Partial<Target> = {}): Target => ({
  number: 'P1',
  what: 'a call',
  goal: { most: 10 },
  unit: 'ms',
  ...changes,
});
describe('a goal', () => {
  it.each([
    [{ least: 0.4 }, 0.4, true],
    [{ least: 0.4 }, 0.39, false],
    [{ most: 3 }, 3, true],
    [{ most: 3 }, 3.01, false],
    [{ least: 1, most: 1 }, 2, false],
    [{ least: 0.45, most: 0.55 }, 0.5, true],
    [{ most: 3 }, Number.NaN, false],
  ])('%j with the figure %d: met is %s', (goal, figure, met) => {
    expect(isMet(goal, figure)).toBe(met);
  });

  it('is stated in words', () => {
    const text = (goal: Target['goal'], unit?: string) => goalText(target({ goal, unit }));
    expect(text({ most: 10 }, 'ms')).toBe('at most 10 ms');
    expect(text({ least: 0.4 })).toBe('at least 0.4');
    expect(text({ least: 1, most: 1 })).toBe('1');
    expect(text({ least: 0.45, most: 0.55 })).toBe('0.45 to 0.55');
  });
});

it('a figure has as many decimals as its size needs', () => {
  expect([0.4583, 12.345, 1234.5, 200].map((figure) => figureText(figure))).toEqual(['0.458', '12.3', '1235', '200']);
  expect(figureText(139.66, 'KB')).toBe('139.7 KB');
});

it('every target is recorded by a measurement', () => {
  const sources = listFiles('backend/test/bench').filter((file) => file.endsWith('.bench.ts'));
  const text = sources.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  expect(Object.keys(TARGETS).filter((id) => !text.includes(`'${id}'`))).toEqual([]);
});
