import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { COST } from '../../messages/costs/cost.js';
import { aPlan, aPlanCare, aYearCost } from '../../model/builders/plan.builder.js';
import { PROPERTIES } from '../../model/plan-properties.js';
import { rankPlan } from '../../model/ranking/ranking.js';
import { CostPicture, CostPictureKey } from './CostPicture.js';
import { YearlyCosts } from './YearlyCosts.js';

const textFor = (assumed: Parameters<typeof aYearCost>[0]): string | null =>
  render(<CostPicture row={rankPlan(aPlan({ year_cost: aYearCost(assumed) }), [])} end={20_000} />).container
    .textContent;

it('marks an average that rests on assumed prices, and says which prices are missing', () => {
  const text = textFor({ assumed: ['care', 'medicines'] });
  expect(text).toContain(COST.partlyAssumed);
  expect(text).toContain(COST.assumed('prices for some care and medicine prices'));
});

it('says nothing about assumed prices if there are none', () => {
  expect(textFor({})).not.toContain('assumed');
});

it('writes the words that follow a figure as a line of their own, and the text stays the same', () => {
  const cost = aYearCost({ care: 9_000, assumed: ['care'] });
  render(<CostPicture row={rankPlan(aPlan({ year_cost: cost }), [])} end={20_000} />);
  expect(screen.getByText(`${COST.nearMost} ${COST.partlyAssumed}`).parentElement?.textContent).toBe(
    PROPERTIES.average.text(rankPlan(aPlan({ year_cost: cost }), [])),
  );
});

it('says beside the amounts which medicines they leave out', async () => {
  const row = rankPlan(aPlan(), [], null, () => aPlanCare('no', 2));
  render(<CostPicture row={row} end={20_000} />);
  expect(await screen.findByText('plus the full price of Ozempic, which this plan doesn’t cover')).toBeTruthy();
  for (const name of ['average', 'median', 'aLotOfCare', 'most'] as const)
    expect(PROPERTIES[name].text(row)).toMatch(/^\$[\d,]+, plus the price of Ozempic$/);
  expect(screen.getByText(COST.mostCovered)).toBeTruthy();
  expect(screen.queryByText(COST.most)).toBeNull();
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /The most it can cost is \$[\d,]+, plus the price of Ozempic\.$/,
  );
});

it.each([true, false])(
  'names each part of the picture, among them the hollow mark if there are two tiers: %s',
  (hasTiers) => {
    render(<CostPictureKey cost={aYearCost()} hasTiers={hasTiers} />);
    const { care, ring, post, hollow } = COST.key;
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '12 premiums',
      care,
      ring,
      post,
      ...(hasTiers ? [hollow] : []),
    ]);
  },
);

it('the key says that costs which end before Medicare count fewer months', () => {
  render(<CostPictureKey cost={{ ...aYearCost(), months: 2 }} />);
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect([texts[0], texts.at(-1)]).toEqual([
    '2 premiums',
    'Counts only January to February, since Medicare can start after that',
  ]);
});

it('the list of further amounts repeats no figure above the picture', () => {
  const row = rankPlan(aPlan(), []);
  const listed = () =>
    render(<YearlyCosts row={row} expectedCare={undefined} source={undefined} />).container.querySelectorAll('dt');
  expect([...listed()].map(({ textContent }) => textContent)).toEqual([COST.median, COST.aLotOfCare]);
});
