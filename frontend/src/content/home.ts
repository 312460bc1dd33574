import { PAGES } from '#contract/pages.js';

export const HOME = {
  hero: {
    title: 'Health coverage, made clear',
    text:
      'We help older adults, families and veterans compare plans, check medicines and find benefits. You get plain ' +
      'answers and no pressure.',
    zip: {
      label: 'Your ZIP code',
      button: 'See plans',
      wrong: 'Enter a 5-digit ZIP code.',
      note: 'You need no account to see plans and prices.',
    },
    compare: { label: 'Compare coverage', to: PAGES.marketplace.path },
    va: { label: 'VA benefits', to: PAGES.vaBenefitInfo.path },
    quiz: { label: 'Free navigator quiz', to: PAGES.quiz.path },
    video: {
      alt: 'Two older people sit on a bench by the water, beside a small house with a flag.',
      pause: 'Pause the film',
      play: 'Play the film',
    },
  },
  how: {
    title: 'How It Works',
    steps: [
      {
        id: 'tell',
        title: 'Tell us about your health',
        text: 'Answer a few short questions about your needs, doctors and medicines. You can skip any of them.',
      },
      {
        id: 'match',
        title: 'We match plans that fit',
        text: 'See which plans cover what you need, with the cost of a whole year and not just of a month.',
      },
      {
        id: 'save',
        title: 'You get guidance that saves money',
        text: 'Learn where you can get help with costs. If you like, a licensed agent can call you.',
      },
    ],
  },
  quiz: {
    title: 'Not sure where to start?',
    text: 'Take our free quiz. It takes less than 5 minutes, and your answers stay in your browser.',
    action: { label: 'Take the Quiz', to: PAGES.quiz.path },
  },
  values: { title: 'Our Values', text: 'We are a small, veteran-owned firm. These four promises guide our work.' },
  ask: {
    title: 'Would you rather ask a person?',
    text: 'Write us a few lines. An advisor reads each message, and there is nothing to buy.',
    action: { label: 'Request information', to: PAGES.contact.path },
  },
  resources: {
    title: 'Learn at your own pace',
    text: 'Read short answers to common questions, or one of our five articles about coverage and staying well.',
    action: { label: 'Explore Resources', to: PAGES.resources.path },
  },
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
