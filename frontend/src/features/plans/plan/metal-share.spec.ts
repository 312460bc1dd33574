import { expect, it } from '@jest/globals';
import { aPlan, deductible, moop } from '../model/builders/plan.builder.js';
import { sharesText } from './metal-share.js';

const says = (pays: number) => `: the plan pays about ${pays}%, you pay about ${100 - pays}%`;

it.each([
  ['Bronze', 'Exchange variant (no CSR)', says(60)],
  ['Silver', 'Exchange variant (no CSR)', says(70)],
  ['Silver', '', says(70)],
  ['Silver', '73% AV Level Silver Plan CSR', says(73)],
  ['Silver', '87% AV Level Silver Plan CSR', says(87)],
  ['Silver', '94% AV Level Silver Plan CSR', says(94)],
  ['Gold', 'Exchange variant (no CSR)', says(80)],
  ['Platinum', 'Exchange variant (no CSR)', says(90)],
  ['Catastrophic', 'Exchange variant (no CSR)', ''],
  ['Silver', 'Zero Cost Sharing Plan Variation', ''],
  ['Bronze', 'Limited Cost Sharing Plan Variation', ''],
  ['Silver', 'Unknown CSR', ''],
])('for %s with the variant "%s", the text is "%s"', (metal_level, csr, text) => {
  expect(
    sharesText(aPlan({ metal_level, deductibles: [{ ...deductible(100), csr }], moops: [{ ...moop(900), csr }] })),
  ).toBe(text);
});

it('the variant counts even if only one list names it; without a variant, the metal level counts', () => {
  expect(
    sharesText(
      aPlan({ metal_level: 'Silver', deductibles: [], moops: [{ ...moop(900), csr: '94% AV Level Silver Plan CSR' }] }),
    ),
  ).toBe(says(94));
  expect(sharesText(aPlan({ metal_level: 'Silver', deductibles: [], moops: [] }))).toBe(says(70));
});
