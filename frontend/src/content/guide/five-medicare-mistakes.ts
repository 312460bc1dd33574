/** A mistake in the free guide on the about page. After a change, run build-guide.mjs, which creates the PDF. */
export interface Mistake {
  readonly title: string;
  readonly why: string;
  readonly example: string;
  readonly steps: readonly string[];
}
export const GUIDE_PDF = '/guides/medicare-5-mistakes.pdf';

/** The free guide, from Medicare.gov, SSA.gov, VA.gov and the IRS for 2026 and 2027, checked in November 2026. */
export const GUIDE = {
  title: '5 Medicare mistakes and how to avoid them',
  edition: 'November 2026 edition',
  intro:
    'Medicare is good coverage, but its rules forgive little. These five mistakes cost people money each year. ' +
    'Each one can be avoided with a little time and the right question.',
  mistakes: [
    {
      title: 'Signing up too late',
      why:
        'Your first window lasts seven months. It starts three months before the month you turn 65 and ends three ' +
        'months after it. If you have no coverage from a job and miss it, you may wait for coverage. You may also ' +
        'pay more for Part B for as long as you have it.',
      example:
        'The Part B penalty is 10 percent for each full year you waited. Two full years late means 20 percent ' +
        'more each month. In 2026, the standard premium is $202.90, so you would pay about $40.60 more a month.',
      steps: [
        'Mark the seven months on your calendar a year ahead.',
        'If you or your spouse still work, ask the benefits office how the job plan works with Medicare. At a ' +
          'firm with fewer than 20 workers, Medicare pays first in most cases.',
        'When the job or its coverage ends, you have eight months to sign up for Part B. COBRA and retiree ' +
          'coverage do not stop that clock.',
        'Sign up at SSA.gov or at your Social Security office.',
      ],
    },
    {
      title: 'Going without drug coverage',
      why:
        'You may take no medicine today. But if you go 63 days or more without good drug coverage after your first ' +
        'window, you may pay a penalty. It lasts as long as you have Medicare drug coverage.',
      example:
        'The penalty is 1 percent of a national base premium for each month you went without. In 2026 that base ' +
        'is $38.99. After 30 months without coverage, you pay about $11.70 more each month.',
      steps: [
        'Ask your present plan for a letter that says if its drug coverage is creditable. That means at least as ' +
          'good as Medicare’s. Keep the letter.',
        'VA drug coverage is creditable. You can stay with VA alone for drugs and pay no drug penalty later.',
        'If your income is low, ask about Extra Help. It lowers drug costs and removes the penalty.',
      ],
    },
    {
      title: 'Letting your plan renew without a look',
      why:
        'Plans change every January. The premium, the doctors and the drug list can all be new. In the fall, your ' +
        'plan mails a letter called the Annual Notice of Change. Most people never compare.',
      example:
        'A drug moves from tier 2 to tier 4. The copay goes from $40 to $95 a month. That is $660 more in a year, ' +
        'until the yearly limit is met. In 2026, the limit for covered drugs is $2,100.',
      steps: [
        'Open the letter in September and read the pages on cost and drugs.',
        'Enter your drugs at Medicare.gov/plan-compare between October 15 and December 7.',
        'Sort by the cost for the whole year. Include premium and drugs.',
        'Call your doctors and ask if they will be in the plan next year.',
      ],
    },
    {
      title: 'Missing the one good time for Medigap',
      why:
        'Medigap helps pay what Original Medicare leaves to you. For six months, an insurer must sell you any ' +
        'Medigap policy it offers, at its normal price. The six months start when you are 65 or older and have Part ' +
        'B. After that, in most states, you can be refused or charged more because of your health.',
      example:
        'A woman chooses Medicare Advantage at 65. At 70 she has a heart problem and wants to change to Original ' +
        'Medicare with Medigap. In her state, the insurer may now say no.',
      steps: [
        'Decide between Medicare Advantage and Original Medicare with Medigap before the six months end.',
        'If you try Medicare Advantage for the first time, ask about trial rights. In the first year you may be ' +
          'able to go back.',
        'Ask your state insurance department. A few states give you more chances to buy.',
      ],
    },
    {
      title: 'Not knowing how Medicare fits the rest',
      why:
        'VA care, TRICARE, a job plan, an HSA and the Marketplace each have their own rules with Medicare. A wrong ' +
        'guess can cost you coverage or money.',
      example:
        'A veteran relies on VA care and turns down Part B. Later he needs a doctor outside VA. VA care does not ' +
        'protect him from the Part B penalty, and he may wait months for coverage.',
      steps: [
        'VA: Medicare and VA do not pay for the same service. VA suggests that you think about Part B as soon as ' +
          'you can get it.',
        'TRICARE: to keep TRICARE for Life, you need Part A and Part B.',
        'HSA: stop paying in before Medicare starts. Part A can reach back up to six months, so plan ahead.',
        'Marketplace: once you can get Part A at no cost, your tax credit ends. Stop the Marketplace plan when ' +
          'Medicare starts.',
      ],
    },
  ] satisfies readonly Mistake[],
  helpTitle: 'Free help you can trust',
  help: [
    'Medicare: 1-800-MEDICARE (1-800-633-4227), day and night. TTY 1-877-486-2048.',
    'Your State Health Insurance Assistance Program (SHIP): shiphelp.org.',
    'Social Security: 1-800-772-1213 or SSA.gov.',
    'VA health benefits: 1-877-222-8387.',
  ],
  sourcesTitle: 'Sources',
  sources: [
    'Medicare.gov: Joining a plan; Avoid late enrollment penalties; Medigap; Working past 65',
    'CMS: Medicare Parts A and B premiums for 2026',
    'SSA.gov: Sign up for Medicare',
    'VA.gov: VA health care and other insurance',
    'TRICARE.mil: TRICARE for Life',
    'IRS: Publication 969, Health Savings Accounts',
  ],
  disclaimer:
    'General information, not legal, tax or medical advice. Amounts change each year; check them at Medicare.gov. ' +
    'We are not affiliated with or endorsed by Medicare or any government body. We do not sell insurance.',
} as const;
