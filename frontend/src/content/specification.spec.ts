import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTACT } from '#contract/messages/contact.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { CARDS, DASHBOARD } from '#features/dashboard/messages.js';
import { QUIZ } from '#features/quiz/model/words.js';
import { NO_OPENINGS } from './firm/openings.js';
import { PARTNERS, PRIVACY_BANNER, VALUES } from './firm/values.js';
import { CONTACT_FAQS } from './help/faqs.js';
import { HOME, RESOURCE_CARDS } from './home.js';
import { NO_POSTS, POSTS } from './posts.js';
import { VA_SECTIONS } from './va-links.js';

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return texts((value as (...gaps: string[]) => unknown)('{1}', '{2}'));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}
const messages = new Set(
  texts([
    SITE,
    DASHBOARD,
    CARDS,
    CONTACT,
    HOME,
    RESOURCE_CARDS,
    VALUES,
    PRIVACY_BANNER,
    PARTNERS,
    NO_POSTS,
    NO_OPENINGS,
    POSTS,
    PAGES,
    QUIZ,
    VA_SECTIONS,
  ]),
);
const page = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

const CHROME = [
  'Home',
  'Take the Quiz',
  'Contact an Advisor',
  'Resources & FAQ',
  'About',
  'Marketplace',
  'VA Benefit Info',
  'Signup',
  'Login',
  'My Dashboard',
  'Log out',
  'Explore',
  'Policies',
  'Follow',
  'Contact',
  'Facebook',
  'Instagram',
  'Twitter',
  'LinkedIn',
];
const DASH = ['Open Marketplace', 'Open Enrollment begins Oct 15th!', 'Welcome, {1}'];
const HOME_PAGE = [
  'How It Works',
  'Tell us about your health',
  'We match plans that fit',
  'You get guidance that saves money',
  'Explore Resources',
];
const OTHERS = [
  'Your Privacy Matters',
  'We never sell your data.',
  'Our Partners',
  'Our Blog',
  'No blog posts are available at the moment. Please check back later!',
  'Coverage 101',
  'Wellness',
  'Help Center & FAQs',
  'Health Articles & Guides',
  'Job Openings',
  'There are currently no job openings available. Please check back later.',
  'User Testimonials',
  'Privacy Policy',
  'Terms and Conditions',
  'VA Health Care & Benefits',
  'Find VA Facilities',
  'Veterans Service Organizations',
  'Mental Health & Crisis Support',
  'Financial & Housing Assistance',
  'Education & Career',
  'Family & Caregiver',
  'Community involvement',
  'Compassionate service',
  'Privacy first',
  'Transparency',
  'Integrity',
  'Monday to Friday, 8 AM to 5 PM',
];
const QUIZ_PAGE = [
  'Back',
  'Next',
  'Continue',
  'Save My Doctors',
  'See My Matches',
  'Finish',
  'Basics',
  'Review and Next Steps',
  'Step {1} of {2}',
  'Enter a 5-digit ZIP code',
  'No preference',
  'Orthopedist / Rheumatologist',
  'We’re focusing on',
  'Heart',
  'Brain/Memory',
  'Mobility',
  'Diabetes',
  'Diabetes (not confirmed)',
  'Other need',
  'Other medications',
  'OTC credits',
  'See plans with these answers',
  'Print',
];

it.each([...CHROME, ...DASH, ...HOME_PAGE, ...OTHERS, ...QUIZ_PAGE])(
  'the message tables contain "%s" word for word, as the specification requires',
  (sentence) => {
    expect(messages).toContain(sentence);
  },
);

it.each([
  [
    'firm/about.mdx',
    [
      'What We Do',
      'Our Mission',
      'Meet Our Founder',
      'Our Story',
      'Our Values',
      'Free Guide',
      'Our Partners',
      'more than 15 years',
      'in 2023',
    ],
  ],
  ['help/help.mdx', ['Back to Resources', 'Top Questions', 'Trusted Links', '60 days']],
  ['blog/wellness-tips.mdx', ['150 minutes', '7 to 9 hours']],
  ['legal/privacy-policy.mdx', ['August 10, 2025']],
  ['legal/terms-of-service.mdx', ['August 10, 2025', 'Louisiana']],
])('%s contains the phrases that the specification requires', (file, parts) => {
  for (const part of parts) expect(page(file)).toContain(part);
});

it('the quiz page promises less than 3 minutes and the home page less than 5, as specified', () => {
  expect(QUIZ.title).toContain('under 3 minutes');
  expect(HOME.quiz.text).toContain('less than 5 minutes');
});

it('the contact page asks for consent in the specified words and has two questions', () => {
  expect(CONTACT.consent).toMatch(/^I consent to being contacted by a team member/);
  expect(CONTACT_FAQS).toHaveLength(2);
});

it('the footer says with whom the firm is not affiliated and what it does not sell', () => {
  expect(SITE.footer.disclaimer).toMatch(
    /not affiliated with or endorsed by any government body[^]*marketplace[^]*Veterans Affairs/,
  );
  expect(SITE.footer.disclaimer).toMatch(/Veterans Affairs[^]*not a HIPAA covered entity and do not sell insurance/);
  expect(SITE.footer.badge.toLowerCase()).toContain('disabled-veteran-owned business');
});

it('each of the five posts has its own picture with alternative text', () => {
  expect(Object.values(POSTS)).toHaveLength(5);
  for (const { image, alt } of Object.values(POSTS)) {
    expect(readFileSync(join(import.meta.dirname, `../../public/articles/${image}.svg`), 'utf8')).toMatch(/^<svg /);
    expect(alt.length).toBeGreaterThan(20);
  }
});
