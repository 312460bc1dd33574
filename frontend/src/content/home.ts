import { PAGES } from '#contract/pages.js';

export const HOME = {
  hero: {
    title: 'Health coverage, made clear',
    text: 'See what each plan really costs you for the year.',
    zip: {
      label: 'Your ZIP code',
      button: 'See plans',
      wrong: 'Enter a 5-digit ZIP code.',
      note: 'Free. No account needed.',
    },
    compare: { label: 'Compare coverage', note: '4 short questions', to: PAGES.marketplace.path },
    va: { label: 'VA benefits', note: 'What VA covers', to: PAGES.vaBenefitInfo.path },
    quiz: { label: 'Free navigator quiz', note: 'Find what to look for', to: PAGES.quiz.path },
    video: {
      alt: 'Two older people sit on a bench by the water, beside a small house with a flag.',
      pause: 'Pause the video',
      play: 'Play the video',
    },
  },
  how: {
    title: 'How It Works',
    steps: [
      { title: 'Tell us about your health', text: 'Skip anything you like.' },
      { title: 'We match plans that fit', text: 'You see the cost for the whole year.' },
      { title: 'You get guidance that saves money', text: 'Enroll online, by phone, or ask us.' },
    ],
  },
  quiz: {
    title: 'Not sure where to start?',
    text: 'The quiz takes less than 5 minutes.',
    action: { label: 'Take the Quiz', to: PAGES.quiz.path },
  },
  ask: {
    title: 'Would you rather talk to a person?',
    action: { label: 'Request information', to: PAGES.contact.path },
  },
  values: 'Our Values',
  resources: { label: 'Explore Resources', to: PAGES.resources.path },
} as const;

export const RESOURCE_CARDS = [
  {
    id: 'help',
    title: PAGES.help.title,
    text: 'Quick answers about costs, metal levels, deadlines and this site.',
    to: PAGES.help.path,
  },
  {
    id: 'articles',
    title: PAGES.articles.title,
    text: 'Five articles in plain language, each with its sources.',
    to: PAGES.articles.path,
  },
] as const;
