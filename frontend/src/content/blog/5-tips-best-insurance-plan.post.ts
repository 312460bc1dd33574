import { post } from './post.js';

export const POST = post('blogTips', {
  summary:
    'Look at the whole year, check each medicine, call the doctor, ask about help, and review your plan each fall.',
  image: 'checklist',
  alt: 'A list with five check marks beside a pen.',
  category: 'Coverage 101',
  published: '2025-10-06',
  updated: '2026-11-16',
});
