import { post } from './post.js';

export const POST = post('blogWellness', {
  summary: 'Simple habits for movement, sleep, food, checkups and mood. Choose one and start small.',
  image: 'walk',
  alt: 'Two older people on a walk under a tree.',
  category: 'Wellness',
  published: '2026-03-02',
  updated: '2026-11-16',
});
