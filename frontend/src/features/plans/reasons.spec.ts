import { expect, it } from '@jest/globals';
import { MATCHING } from '../../../../backend/src/contract/messages/plans.js';
import type { Plan } from '../../../../backend/src/contract/plan.js';
import { matchOf, wishesOf } from './preferences.js';
import { RandomHousehold } from './random-household.builder.js';

const random = new RandomHousehold(7_041_965);

/** Whether the plan lists a covered benefit of this name, or one with exactly this explanation. */
const covers = (name: string, ...texts: readonly string[]) => ({ benefits }: Plan): boolean =>
  benefits.some((benefit) => benefit.covered && (benefit.name === name || texts.includes(benefit.explanation)));
const runs = (program: string) => ({ disease_mgmt_programs }: Plan): boolean => disease_mgmt_programs.includes(program);

/** For each wish the fact of the plan that must be behind it, by the names of the random plans alone. */
const FACT_BEHIND: Record<string, (plan: Plan, onlyChildren: boolean) => boolean> = {
  'Dental': (plan, onlyChildren) => covers('Routine Dental Services (Adult)')(plan) || (onlyChildren && covers('Dental Check-Up for Children')(plan)),
  'Vision': covers('Routine Eye Exam (Adult)'),
  'Maternity': covers('Prenatal and Postnatal Care'),
  'Pediatric': covers('Dental Check-Up for Children'),
  'Essential Benefits': ({ benefits }) => benefits.some(({ covered }) => covered),
  'Smoking Cessation': covers('Preventive Care/Screening/Immunization', 'Tobacco cessation help'),
  'Telehealth': covers('', 'Virtual visits and nutritional counseling'),
  'Nutrition Counseling': covers('', 'Virtual visits and nutritional counseling'),
  // A plan whose benefits are not known is told so, whatever programs it runs.
  'Weight Loss': (plan) => covers('Weight Loss Programs', 'One weight loss program a year')(plan) || (plan.benefits.length > 0 && runs('Weight Loss Programs')(plan)),
  'Chiropractic Care': covers('Chiropractic Care', 'Up to 20 chiropractic visits'),
  'Acupuncture': covers('Acupuncture', 'Combined with acupuncture. Massage is not covered'),
  'SilverSneakers': covers('', 'SilverSneakers at no cost'),
  'Mental Health Counseling': covers('', 'Mental health counseling by phone'),
  'Physical Therapy': covers('', 'Includes physical therapy'),
};

function isFact(label: string, plan: Plan, onlyChildren: boolean): boolean {
  const under = /^Under \$(\d+)\/month$/.exec(label);
  if (under) return plan.premium_w_credit !== null && plan.premium_w_credit <= Number(under[1]);
  return FACT_BEHIND[label]?.(plan, onlyChildren) ?? label === plan.metal_level;
}

it('in 10,000 random households no wish is told as met without its fact, none as missing that is met, and none is left out', () => {
  const wrong: string[] = [];
  for (let turn = 0; turn < 10_000; turn += 1) {
    const { household } = random.search();
    const wishes = wishesOf(random.preferences(), household);
    const onlyChildren = household.people.every(({ age }) => age < 19);
    for (const plan of random.plans(3)) {
      const { matched, missing, missed, asked, matchesAll } = matchOf(plan, wishes);
      const told = missing.filter((label) => label !== MATCHING.benefitsNotLoaded);
      const untold = asked - matched.length - told.length;
      const right = matched.every((label) => isFact(label, plan, onlyChildren)) && !told.some((label) => isFact(label, plan, onlyChildren))
        && missing.includes(MATCHING.benefitsNotLoaded) === untold > 0 && (untold === 0 || plan.benefits.length === 0)
        && missed === asked - matched.length && matchesAll === (asked > 0 && missed === 0);
      if (!right) wrong.push(`household ${turn}, ${plan.id}: ${JSON.stringify({ matched, missing })}`);
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
}, 60_000);
