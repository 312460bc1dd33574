import { expect, it } from '@jest/globals';
import type { Plan } from '#contract/plans/plan.js';
import { MATCHING } from '../../messages/plans.js';
import { RandomHousehold } from '../builders/random-household.builder.js';
import { criteriaFor, matchOf } from './preferences.js';

/** Number of random households to check. It is 1,000, or 10,000 if the environment variable FUZZ is `all`. */
const TURNS = process.env['FUZZ'] === 'all' ? 10_000 : 1_000;

const random = new RandomHousehold(7_041_965);

const covers =
  (name: string, ...texts: readonly string[]) =>
  ({ benefits }: Plan): boolean =>
    benefits.some((benefit) => benefit.covered && (benefit.name === name || texts.includes(benefit.explanation)));
const runs =
  (program: string) =>
  ({ disease_mgmt_programs }: Plan): boolean =>
    disease_mgmt_programs.includes(program);

/**
 * Functions that look in a plan's data for a reason to count a criterion as met, by the label of the criterion. The
 * names of benefits and programs are the same as in the random plan generator.
 */
const FACT_BEHIND: Record<string, (plan: Plan) => boolean> = {
  Dental: covers('Routine Dental Services (Adult)'),
  'Dental for children': covers('Dental Check-Up for Children'),
  Vision: covers('Routine Eye Exam (Adult)'),
  'Vision for children': covers('Eye Glasses for Children'),
  Maternity: covers('Prenatal and Postnatal Care'),
  Pediatric: covers('Dental Check-Up for Children'),
  'Essential Benefits': ({ benefits }) => benefits.some(({ covered }) => covered),
  'Smoking Cessation': covers('Preventive Care/Screening/Immunization', 'Tobacco cessation help'),
  Telehealth: covers('', 'Virtual visits and nutritional counseling'),
  'Nutrition Counseling': covers('', 'Virtual visits and nutritional counseling'),
  // If a plan's benefits were not loaded, the weight-loss criterion is reported as not loaded, even if the plan has a
  // weight-loss program.
  'Weight Loss': (plan) =>
    covers('Weight Loss Programs', 'One weight loss program a year')(plan) ||
    (plan.benefits.length > 0 && runs('Weight Loss Programs')(plan)),
  'Chiropractic Care': covers('Chiropractic Care', 'Up to 20 chiropractic visits'),
  Acupuncture: covers('Acupuncture', 'Combined with acupuncture. Massage is not covered'),
  SilverSneakers: covers('', 'SilverSneakers at no cost'),
  'Mental Health Counseling': covers('', 'Mental health counseling by phone'),
  'Physical Therapy': covers('', 'Includes physical therapy'),
};

const RARELY_LISTED_LABELS = ['SilverSneakers', 'Telehealth'];

function isFact(said: string, plan: Plan): boolean {
  const label = said.replace(/ \(.*\)$/, '');
  const under = /^Under \$(\d+)\/month$/.exec(label);
  if (under) return plan.premium_w_credit !== null && plan.premium_w_credit <= Number(under[1]);
  return FACT_BEHIND[label]?.(plan) ?? label === plan.metal_level;
}

it(`in ${TURNS} random households, a criterion is met exactly if the plan's data justifies it`, () => {
  const wrong: string[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { household } = random.search();
    const criteria = criteriaFor(random.preferences(), household);
    for (const plan of random.plans(3)) {
      const { matched, missing, priceUnknown, notJudged, matchScore, judgedCount, matchesAll } = matchOf(
        plan,
        criteria,
      );
      const missed = missing.filter((label) => label !== MATCHING.benefitsNotLoaded);
      const notLoaded = judgedCount - matched.length - missed.length - priceUnknown.length;
      const right =
        matched.every((label) => isFact(label, plan)) &&
        !missed.some((label) => isFact(label, plan)) &&
        notJudged.every((label) => RARELY_LISTED_LABELS.includes(label) && !isFact(label, plan)) &&
        !missed.some((label) => RARELY_LISTED_LABELS.includes(label)) &&
        priceUnknown.every((label) => label.startsWith('Under $') && plan.premium === null) &&
        missing.includes(MATCHING.benefitsNotLoaded) === notLoaded > 0 &&
        (notLoaded === 0 || plan.benefits.length === 0) &&
        judgedCount === criteria.length - notJudged.length &&
        matchScore === judgedCount - matched.length &&
        matchesAll === (criteria.length > 0 && matched.length === criteria.length);
      if (!right) wrong.push(`household ${turn}, ${plan.id}: ${JSON.stringify({ matched, missing })}`);
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
});
