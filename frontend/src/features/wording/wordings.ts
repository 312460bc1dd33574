import type { TermId } from '#content/help/glossary.js';

interface Wording {
  readonly plain: string;
  readonly means?: TermId;
}

/** All standard terms that appear on screens, each with its plain version. A test checks that every term is in use. */
export const WORDINGS: Readonly<Record<string, Wording>> = {
  Insurer: { plain: 'Company' },
  'Premium after tax credit': { plain: 'What you pay each month', means: 'premiumTaxCredit' },
  'Full premium': { plain: 'Monthly price without help', means: 'premium' },
  'Share for essential benefits': { plain: 'Part of the monthly price for basic care' },
  Deductibles: { plain: 'What you pay first, before the plan helps', means: 'deductible' },
  'Max Out-of-Pocket': { plain: 'The most you pay for care in a year', means: 'outOfPocketMaximum' },
  'Metal Level': { plain: 'How you and the plan share the costs', means: 'metalLevel' },
  'Plan Type': { plain: 'Which doctors you can see', means: 'network' },
  'HSA Eligible': { plain: 'Works with a tax-free health savings account', means: 'hsa' },
  'Referral needed for a specialist': {
    plain: 'You need a note from your doctor to see a specialist',
    means: 'referral',
  },
  'National network': { plain: 'Doctors across the country' },
  'Generic medicine': { plain: 'Medicine without a brand name', means: 'generic' },
  'Overall rating': { plain: 'Stars for quality' },
  'Covered by Plan': { plain: 'Yes: the plan helps pay for it', means: 'formulary' },
  'Not Covered by Plan': { plain: 'No: you pay all of it' },
  'Generic Version Covered': { plain: 'Only the version without a brand name', means: 'generic' },
  'Coverage Data Not Available': { plain: 'The plan doesn’t tell us' },
  'Coverage Unknown': { plain: 'We don’t know' },
  'OTC credits': { plain: 'Money for drugstore items' },
  Dental: { plain: 'Care for your teeth' },
  Vision: { plain: 'Eye exams and glasses' },
  'Wellness programs': { plain: 'Programs that help you stay healthy' },
};
