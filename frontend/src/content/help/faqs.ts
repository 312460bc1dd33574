import { FACTS } from '../facts/facts.js';
import { AFTER_MEDICAID } from './special-enrollment.js';

const { year, medicare, healthCareGov, creditEnds } = FACTS;

/** A question and its answer, both in plain text, because the page's structured data contain them too. */
export interface Faq {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** The questions of /resources/help. Amounts and dates: HealthCare.gov, Medicare.gov, VA.gov, IRS (November 2026). */
export const HELP_FAQS: readonly Faq[] = [
  {
    id: 'when-can-i-enroll',
    question: 'When can I sign up for a plan?',
    answer:
      `For Medicare plans, from ${medicare.opens} to ${medicare.closes}. On HealthCare.gov, the window opens on ` +
      `${healthCareGov.opens}. Enroll by ${healthCareGov.forJanuary} for coverage that starts January 1. Check ` +
      `HealthCare.gov for the last day; it may be ${healthCareGov.closes}. A state with its own marketplace has its ` +
      'own dates. You can apply for Medicaid at any time.',
  },
  {
    id: 'missed-deadline',
    question: 'What if I miss the deadline?',
    answer:
      'Some life events open a special window called special enrollment. Examples are losing coverage, moving, ' +
      'getting married or having a baby. For a Marketplace plan, you usually have 60 days from the event. ' +
      `${AFTER_MEDICAID} Medicare has its own rules and dates.`,
  },
  {
    id: 'deductible-or-maximum',
    question: 'What is the difference between a deductible and an out-of-pocket maximum?',
    answer:
      'The deductible is what you pay before the plan starts to share most costs. The out-of-pocket maximum is ' +
      'the most you can pay for covered care in the network in a year. After that, the plan pays. Your premium ' +
      'does not count toward it. The law caps it at $10,600 for one person in 2026, and at $12,000 in 2027.',
  },
  {
    id: 'tax-credit',
    question: 'Can I get help with the monthly price?',
    answer:
      'A tax credit can lower the premium of a Marketplace plan. Since 2026, it ends at 400 percent of the ' +
      `poverty level. For ${year} coverage, that is ${creditEnds.one} for one person in most states. You do not get ` +
      'it in months when you have Medicare Part A or are enrolled in VA care.',
  },
  {
    id: 'turning-65',
    question: 'I’m about to turn 65. What should I do?',
    answer:
      'Look at Medicare first. Your first window lasts seven months. It starts three months before the month you ' +
      'turn 65 and ends three months after it. Our plan search doesn’t show Medicare plans. Find them ' +
      'on Medicare.gov.',
  },
  {
    id: 'va-and-other',
    question: 'I have VA care. Do I need other coverage?',
    answer:
      'VA care counts as coverage under the health care law, so you do not have to buy more. Some veterans add ' +
      'Medicare or a job plan to have a wider choice of doctors. VA care usually does not cover your family. ' +
      'They may qualify for CHAMPVA, TRICARE or a Marketplace plan.',
  },
  {
    id: 'drug-not-covered',
    question: 'What can I do if my medicine is not covered?',
    answer:
      'Ask your doctor about a drug that is on the plan’s list. A generic may do the same job. Your doctor can ' +
      'also ask the plan for an exception. If the plan says no, you can appeal. If our page shows no data, ask ' +
      'the plan. It may still cover your medicine.',
  },
  {
    id: 'do-you-sell',
    question: 'Do you sell insurance?',
    answer:
      'No. We explain and compare. If you ask, a licensed agent can contact you. You can use this site ' +
      'without ever talking to one.',
  },
  {
    id: 'my-data',
    question: 'What happens to my data?',
    answer:
      'We never sell it. Quiz answers stay in your browser. You can ask us to delete your account, and we’ll do ' +
      'it within 14 days. The Privacy Policy has the details.',
  },
];

export const CONTACT_FAQS: readonly Faq[] = [
  {
    id: 'how-soon',
    question: 'How soon will I hear from you?',
    answer:
      'We read messages Monday to Friday, 8 AM to 5 PM. Within 5 business days, we’ll tell you we got yours. Most ' +
      'answers come sooner. You’ll get a full answer within 30 days.',
  },
  {
    id: 'what-to-send',
    question: 'What should I write in my message?',
    answer:
      'Tell us what you want to know and how to reach you. Please leave out your Social Security number, Medicare ' +
      'number and health records. We do not need them to answer.',
  },
];
