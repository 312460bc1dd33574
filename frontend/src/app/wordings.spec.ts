import { COVERAGE_LABELS, COVERAGE_UNKNOWN } from '#features/care/messages/care.js';
import { PLAN } from '#features/plans/messages/plan.js';
import { PROPERTIES } from '#features/plans/model/plan-properties.js';
import { QUIZ } from '#features/quiz/model/words.js';
import { WORDINGS } from '#features/wording/wordings.js';

const inUse = new Set<string>([
  ...Object.values(PROPERTIES).map(({ label }) => label),
  ...Object.values(COVERAGE_LABELS),
  COVERAGE_UNKNOWN,
  ...Object.values(QUIZ.benefits),
  PLAN.insurer,
]);

it('every standard term is used on a screen and has a different plain wording', () => {
  for (const [standard, { plain }] of Object.entries(WORDINGS)) {
    expect([...inUse]).toContain(standard);
    expect(plain).not.toBe(standard);
  }
});

it('every coverage answer has a plain wording', () => {
  for (const label of [...Object.values(COVERAGE_LABELS), COVERAGE_UNKNOWN]) expect(WORDINGS[label]).toBeDefined();
});
