import { post } from './post.js';

export const POST = post('blogBasics', {
  summary: 'Premium, deductible, copay, coinsurance and yearly limit: five numbers, explained with dollar examples.',
  image: 'umbrella',
  alt: 'An umbrella that keeps rain off a small house.',
  category: 'Coverage 101',
  published: '2025-09-08',
  updated: '2026-11-16',
});
