import { OWN_MARKETPLACE_DAYS } from '#content/help/special-enrollment.js';
import { addDays, monthEnd, monthStart, type Day } from '#contract/deadlines/days.js';
import { generalPeriod, stateOf, type Deadline, type DeadlineKind } from '#contract/deadlines/rules.js';
import { DEADLINE_TITLES } from '#contract/deadlines/titles.js';
import { formatDay } from '#ui/format.js';

/** A text, or what to say on a day, so that nobody is told to do what only could be done before. */
type Text = string | ((deadline: Deadline, today: Day) => string);

interface KindWords {
  readonly title: string;
  readonly todo: Text;
  readonly missed: Text;
  /** The official page to which the deadline links. */
  readonly link: { readonly href: string; readonly label: string };
}

const MEDICARE = 'https://www.medicare.gov/';
const STARTED = `${MEDICARE}basics/get-started-with-medicare/`;
const SIGN_UP = { href: `${STARTED}sign-up/when-does-medicare-coverage-start`, label: 'Medicare.gov: when to sign up' };
const WORKING = { href: `${STARTED}medicare-basics/working-past-65`, label: 'Medicare.gov: working past 65' };
const PENALTIES = {
  href: `${MEDICARE}basics/costs/medicare-costs/avoid-penalties`,
  label: 'Medicare.gov: how to avoid penalties',
};
const JOINING = { href: `${STARTED}get-more-coverage/joining-a-plan`, label: 'Medicare.gov: joining a plan' };
const MEDIGAP = {
  href: `${MEDICARE}health-drug-plans/medigap/ready-to-buy`,
  label: 'Medicare.gov: when to buy Medigap',
};
const SPECIAL = {
  href: 'https://www.healthcare.gov/coverage-outside-open-enrollment/special-enrollment-period/',
  label: 'HealthCare.gov: special enrollment',
};
const MEDICAID = {
  href: 'https://www.healthcare.gov/medicaid-chip/getting-medicaid-chip/',
  label: 'HealthCare.gov: Medicaid and CHIP',
};
const VA = { href: 'https://www.va.gov/health-care/about-va-health-benefits/', label: 'VA.gov: VA health benefits' };

/** Rules without amounts, which change each year: Part B, 42 CFR 408.22; drug plans, 42 CFR 423.286(d)(3). */
const PART_B_PENALTY =
  'You may pay a penalty on top of the Part B premium for as long as you have Part B. It is 10 percent for each ' +
  'full 12 months you were late.';
const DRUG_PENALTY =
  'You may pay a penalty for as long as you have Medicare drug coverage. It is 1 percent of a national base ' +
  'premium for each month without good drug coverage.';
const NEXT_OPEN = 'You may have to wait for open enrollment and go without a plan until January.';
/**
 * The days that a plan from a job must at least give to people who want to join it: in most cases, and after the loss
 * of Medicaid or CHIP (29 CFR 2590.701-6(a)(4), (b)(4) and ERISA, section 701(f)(3)).
 */
const DAYS_AT_A_JOB = { usual: 30, afterMedicaid: 60 };
const atAJob = ({ event, kind }: Deadline, today: Day): string => {
  const days = kind === 'lostMedicaid' ? DAYS_AT_A_JOB.afterMedicaid : DAYS_AT_A_JOB.usual;
  return event && addDays(event, days) < today
    ? ''
    : ` A plan from a job may give you only ${days} days, so ask there first.`;
};
const isPast = ({ event }: Deadline, today: Day): boolean => event !== undefined && event < today;
const afterLoss = (deadline: Deadline, today: Day): string =>
  isPast(deadline, today)
    ? 'Choose a plan soon. It starts on the first day of the month after you choose it.'
    : 'Choose a plan before the old one ends so you don’t have a gap.';

/** When people who have missed a window for Part B can sign up next. */
function signUpLater({ closes }: Deadline, today: Day): string {
  const first = closes !== null && closes >= today ? addDays(closes, 1) : today;
  const next = generalPeriod(first);
  return next.opens <= first
    ? `You can sign up until ${formatDay(next.closes)}.`
    : `You can sign up again starting ${formatDay(next.opens)}.`;
}
const spoken = (day: Day | null): string => (day === null ? '' : formatDay(day));

/** Medicare's first window begins three months before the month of reaching 65 and ends three months after it. */
const lastOfFirstWindow = (beforeMonth: Day): Day => monthEnd(beforeMonth, 4);

/** What people read about each kind of deadline. The words about an open enrollment come with its dates. */
export const KIND_WORDS: Readonly<Record<Exclude<DeadlineKind, 'openEnrollment'>, KindWords>> = {
  soonest: {
    title: DEADLINE_TITLES.soonest,
    todo: ({ closes }) =>
      `Sign up for Medicare at SSA.gov by this date. It then starts on ${spoken(closes && addDays(closes, 1))}. The ` +
      'same deadline applies to a drug plan.',
    missed: ({ closes }) =>
      `You can still sign up until ${spoken(closes && lastOfFirstWindow(closes))}. Medicare then starts on the first ` +
      'day of the month after you sign up.',
    link: SIGN_UP,
  },
  initial: {
    title: DEADLINE_TITLES.initial,
    todo: ({ closes }, today) =>
      `Sign up for Medicare at SSA.gov. ${
        closes && monthStart(closes, -3) <= today ? 'It starts on the first day of the month after you sign up. ' : ''
      }Join a drug plan, too, unless you have good drug coverage. Once Part B starts, you have six months to buy ` +
      'Medigap.',
    missed: (deadline, today) =>
      `${signUpLater(deadline, today)} With coverage from a current job, you have more time. ${PART_B_PENALTY}`,
    link: SIGN_UP,
  },
  working: {
    title: DEADLINE_TITLES.working,
    todo:
      'You can wait on Part B while you’re covered by a current job, yours or your spouse’s. Ask the ' +
      'benefits office how the job plan works with Medicare. At an employer with fewer than 20 workers, you may need ' +
      'Part B now.',
    missed: 'You have eight months from the day the work or the job plan ends. COBRA doesn’t stop the clock.',
    link: WORKING,
  },
  partB: {
    title: DEADLINE_TITLES.partB,
    todo: (deadline, today) =>
      `Sign up for Part B with Social Security. ${
        isPast(deadline, today)
          ? 'It usually starts on the first day of the month after you sign up.'
          : 'You can do it before the job plan ends so you don’t have a gap.'
      } This is for you if you’ve had the job plan since you turned 65.`,
    missed: (deadline, today) =>
      `${signUpLater(deadline, today)} ${PART_B_PENALTY} COBRA and retiree plans don’t give you more time.`,
    link: WORKING,
  },
  afterMedicaid: {
    title: DEADLINE_TITLES.afterMedicaid,
    todo: 'Call Social Security and say you lost Medicaid. You can sign up for Medicare without a penalty.',
    missed: (deadline, today) => `${signUpLater(deadline, today)} ${PART_B_PENALTY}`,
    link: SIGN_UP,
  },
  creditEnds: {
    title: DEADLINE_TITLES.creditEnds,
    todo:
      'The tax credit for a Marketplace plan ends when you can get Part A without a premium, as most people can. Ask ' +
      'the Marketplace to end your plan when Medicare starts.',
    missed: 'At tax time, you may have to pay back the credits for the months after that day.',
    link: SPECIAL,
  },
  general: {
    title: DEADLINE_TITLES.general,
    todo: 'Sign up for Part B at SSA.gov. It starts on the first day of the month after you sign up.',
    missed: `You’ll wait another year. ${PART_B_PENALTY}`,
    link: SIGN_UP,
  },
  drugs: {
    title: DEADLINE_TITLES.drugs,
    todo:
      'Join a drug plan by this date so it starts before you go 63 days without good drug coverage. You ' +
      'need Part A or Part B first. If you still have good drug coverage, keep the letter that says so.',
    missed: DRUG_PENALTY,
    link: PENALTIES,
  },
  medigap: {
    title: DEADLINE_TITLES.medigap,
    todo: (deadline, today) =>
      'In these six months, an insurer must sell you any Medigap plan it sells, even if you’re sick.' +
      (stateOf(deadline, today) === 'ahead' ? ' You can compare plans before they start.' : ''),
    missed: 'In most states, an insurer can then say no or charge you more because of your health.',
    link: MEDIGAP,
  },
  medicareMove: {
    title: DEADLINE_TITLES.medicareMove,
    todo: (deadline, today) =>
      `Tell your plan about the move ${isPast(deadline, today) ? 'now' : 'before you go'}. If your old plan doesn’t ` +
      'work at your new address, choose a new health or drug plan.',
    missed: 'Your old plan may end. You may then have Original Medicare only, with no drug plan.',
    link: JOINING,
  },
  lost: {
    title: DEADLINE_TITLES.lost,
    todo: (deadline, today) => afterLoss(deadline, today) + atAJob(deadline, today),
    missed: NEXT_OPEN,
    link: SPECIAL,
  },
  lostMedicaid: {
    title: DEADLINE_TITLES.lostMedicaid,
    todo: (deadline, today) => `${afterLoss(deadline, today)} ${OWN_MARKETPLACE_DAYS}${atAJob(deadline, today)}`,
    missed: `If your state has its own marketplace, ask there. You may have more days. ${NEXT_OPEN}`,
    link: SPECIAL,
  },
  moved: {
    title: DEADLINE_TITLES.moved,
    todo:
      'Choose a plan for your new address. You usually must have had coverage on at least one day in the 60 days ' +
      'before the move.',
    missed: NEXT_OPEN,
    link: SPECIAL,
  },
  married: {
    title: DEADLINE_TITLES.married,
    todo: (deadline, today) =>
      'Choose a plan for both of you. One of you must have had coverage in the 60 days before the wedding.' +
      atAJob(deadline, today),
    missed: NEXT_OPEN,
    link: SPECIAL,
  },
  baby: {
    title: DEADLINE_TITLES.baby,
    todo: (deadline, today) =>
      `Add the child to a plan. Coverage can start on the day of the birth or adoption.${atAJob(deadline, today)}`,
    missed: NEXT_OPEN,
    link: SPECIAL,
  },
  medicaid: {
    title: DEADLINE_TITLES.medicaid,
    todo:
      'You can apply any day of the year. If you have Medicaid, answer each letter from your state by its ' +
      'due date, and tell your state when you move.',
    missed: 'If your state doesn’t hear from you, your Medicaid may end.',
    link: MEDICAID,
  },
  va: {
    title: DEADLINE_TITLES.va,
    todo: 'You can apply any day of the year. VA drug coverage is good coverage, so you don’t need a drug plan.',
    missed: ({ partB }) =>
      partB === 'has'
        ? 'You can have VA care and Medicare at the same time.'
        : `Even with VA care, you may pay the Part B penalty.${
            partB === 'ahead' ? ' Keep your first Medicare window in mind.' : ''
          }`,
    link: VA,
  },
};

/** What people read about missing an open enrollment: Medicare's, the same without Medicare, and the Marketplace's. */
export const OPEN_MISSED = {
  medicare: 'You keep the plan you have, or wait until next fall. Check its new prices and drug list.',
  noPartA: `You may have to wait until next fall. ${DRUG_PENALTY}`,
  marketplace: 'You wait until next fall, unless something in your life changes, such as a move or a lost job.',
  link: { medicare: 'Medicare.gov: joining a plan', marketplace: 'HealthCare.gov: dates and deadlines' },
};
