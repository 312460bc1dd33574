import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { loadCareParts } from '#features/care/index.js';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { renderWithStore } from '#features/session/session.builder.js';
import { clearPrivateStorage } from '#features/session/storage/private-storage.js';
import { aStore } from '#store/store.builder.js';
import { FROM_QUIZ } from '../messages/quiz-answers.js';
import { aPlan, aPlanCare } from '../model/builders/plan.builder.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import type { Badge } from '../model/ranking/badges.js';
import { rankPlan } from '../model/ranking/ranking.js';
import { NO_ANSWERS } from '../storage/answers-from-quiz.slice.js';
import { PlanCard } from './PlanCard.js';

const search = new RandomHousehold(27_112_026).search();
const row = { ...rankPlan(aPlan(), []), care: aPlanCare() };
const { matchMedia } = globalThis;
beforeAll(loadCareParts);
afterEach(() => {
  globalThis.matchMedia = matchMedia;
  clearPrivateStorage();
});

function draw(badge: Badge, isFirst: boolean, reason = 'A reason.') {
  const badges = new Map([[row.plan.id, { badge, label: 'A badge', reason }]]);
  const card = (
    <PlanCard
      {...{ row, search, badges }}
      place={isFirst ? 0 : null}
      dominated={new Map()}
      expected={null}
      end={10_000}
    />
  );
  return renderWithStore(aStore(), card).container;
}

it.each<[Badge, boolean]>([
  ['bestMedicines', false],
  ['bestFit', true],
  ['lowest', true],
])(
  'among the first plans, the chip about medicines is shown only if no reason says the same: %s',
  async (badge, is) => {
    const [tally] = row.care.tallies;
    draw(badge, true, is ? 'A reason.' : `${tally?.text}.`);
    await screen.findByText(is ? (tally?.text ?? '') : `${tally?.text}.`);
    expect(screen.getAllByText(new RegExp(`^${tally?.text}`))).toHaveLength(1);
  },
);

it('in the list, where cards give no reasons, the chip is always shown', async () => {
  draw('bestMedicines', false);
  expect(await screen.findByText(row.care.tallies[0]?.text ?? '')).toBeTruthy();
});

it('on phones, what is left of the quiz is named in view, not under “More”', async () => {
  globalThis.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
  localStorage.setItem(PRIVATE_KEYS.fromQuiz, JSON.stringify({ ...NO_ANSWERS, medicines: ['Aspirin'] }));
  draw('bestMedicines', true);
  const [note, ...others] = await screen.findAllByText(FROM_QUIZ.unchecked('Aspirin'));
  expect([note?.closest('details'), others]).toEqual([null, []]);
});

it('on phones, the number of covered medicines is in view, once', async () => {
  globalThis.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
  draw('lowest', true);
  const [chip, ...others] = await screen.findAllByText(row.care.tallies[0]?.text ?? '');
  expect([chip?.closest('details'), others]).toEqual([null, []]);
});

it.each<[Badge, string]>([
  ['topRated', 'star'],
  ['bestMedicines', 'pill'],
  ['bestFit', 'heart'],
])('the badge "%s" has an icon of its own: %s', (badge, icon) => {
  expect(draw(badge, true).querySelector(`[data-tone="${badge}"] .lucide-${icon}`)).not.toBeNull();
});
