import { VA_MAIN_LINKS, type VaLink } from './va-main-links.js';

export interface VaSection {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly links: readonly VaLink[];
}
export const VA_SECTIONS: readonly VaSection[] = [
  {
    id: 'health-care',
    title: 'VA Health Care & Benefits',
    links: [
      VA_MAIN_LINKS.apply,
      {
        label: 'Who qualifies',
        href: 'https://www.va.gov/health-care/eligibility/',
        text: 'The rules and priority groups.',
      },
      {
        label: 'What VA health care covers',
        href: 'https://www.va.gov/health-care/about-va-health-benefits/',
        text: 'Doctor visits, hospital care, medicines and more.',
      },
      {
        label: 'Copay rates',
        href: 'https://www.va.gov/health-care/copay-rates/',
        text: 'What you may pay for care and medicines.',
      },
    ],
  },
  {
    id: 'locations',
    title: 'Find VA Facilities',
    links: [
      VA_MAIN_LINKS.locations,
      {
        label: 'Community care',
        href: 'https://www.va.gov/communitycare/',
        text: 'When VA can send you to a doctor outside VA.',
      },
    ],
  },
  {
    id: 'service-organizations',
    title: 'Veterans Service Organizations',
    lead: 'Their service officers help with claims at no cost.',
    links: [
      VA_MAIN_LINKS.representative,
      {
        label: 'Disabled American Veterans',
        href: 'https://www.dav.org/',
        text: 'Help with benefits, rides and jobs.',
      },
      { label: 'The American Legion', href: 'https://www.legion.org/', text: 'Service officers and local posts.' },
      {
        label: 'Veterans of Foreign Wars',
        href: 'https://www.vfw.org/',
        text: 'Claims help and support for families.',
      },
    ],
  },
  {
    id: 'crisis',
    title: 'Mental Health & Crisis Support',
    lead:
      'In a crisis, call 988 and press 1, or text 838255. It is open day and night. You do not have to be enrolled ' +
      'in VA care. If someone’s life is in danger, call 911.',
    links: [
      { label: 'Veterans Crisis Line', href: 'https://www.veteranscrisisline.net/', text: 'Call, text or chat.' },
      {
        label: 'VA mental health care',
        href: 'https://www.va.gov/health-care/health-needs-conditions/mental-health/',
        text: 'How to get care, even right away.',
      },
      {
        label: 'Vet Centers',
        href: 'https://www.vetcenter.va.gov/',
        text: 'Free counseling for veterans and their families.',
      },
    ],
  },
  {
    id: 'money-housing',
    title: 'Financial & Housing Assistance',
    links: [
      VA_MAIN_LINKS.disability,
      { label: 'VA pension', href: 'https://www.va.gov/pension/', text: 'For wartime veterans with low income.' },
      {
        label: 'Housing help',
        href: 'https://www.va.gov/housing-assistance/',
        text: 'Home loans and grants to adapt a home.',
      },
      {
        label: 'Help for homeless veterans',
        href: 'https://www.va.gov/homeless/',
        text: 'Call 877-424-3838 at any time.',
      },
    ],
  },
  {
    id: 'education-career',
    title: 'Education & Career',
    links: [
      { label: 'Education and training', href: 'https://www.va.gov/education/', text: 'GI Bill and other programs.' },
      {
        label: 'Careers and employment',
        href: 'https://www.va.gov/careers-employment/',
        text: 'Job help, with or without a disability.',
      },
      {
        label: 'Veterans’ employment service',
        href: 'https://www.dol.gov/agencies/vets',
        text: 'From the U.S. Department of Labor.',
      },
    ],
  },
  {
    id: 'family-caregiver',
    title: 'Family & Caregiver',
    links: [
      {
        label: 'Family and caregiver benefits',
        href: 'https://www.va.gov/family-and-caregiver-benefits/',
        text: 'For spouses, children, parents and survivors.',
      },
      {
        label: 'Caregiver Support Program',
        href: 'https://www.caregiver.va.gov/',
        text: 'Call 855-260-3274 to speak with someone.',
      },
      {
        label: 'CHAMPVA',
        href: 'https://www.va.gov/family-and-caregiver-benefits/health-and-disability/champva/',
        text: 'Health coverage for some family members.',
      },
    ],
  },
  {
    id: 'community',
    title: 'Community involvement',
    links: [
      { label: 'Volunteer with VA', href: 'https://www.volunteer.va.gov/', text: 'Ways to help out near you.' },
      {
        label: 'Adaptive sports',
        href: 'https://department.va.gov/veteran-sports/',
        text: 'Sports and arts for veterans with a disability.',
      },
      { label: 'Team Red, White & Blue', href: 'https://teamrwb.org/', text: 'Walks, workouts and friends near you.' },
    ],
  },
];
export const CRISIS_LINE = [
  { label: 'Call 988, then press 1', href: 'tel:988' },
  { label: 'Text 838255', href: 'sms:838255' },
] as const;
export const VA_DISCLAIMER =
  'We are not affiliated with or endorsed by the U.S. Department of Veterans Affairs. Please check each answer ' +
  'with VA.';
