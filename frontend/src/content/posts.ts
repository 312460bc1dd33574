import { POST as TIPS } from './blog/5-tips-best-insurance-plan.post.js';
import { POST as BASICS } from './blog/health-insurance-basics.post.js';
import { POST as CHOOSE } from './blog/how-to-choose-the-right-medical-insurance-plan.post.js';
import type { Post } from './blog/post.js';
import { POST as COVERAGE } from './blog/understanding-healthcare-coverage.post.js';
import { POST as WELLNESS } from './blog/wellness-tips.post.js';

export type { Illustration, Post, PostCategory } from './blog/post.js';
export const POSTS: readonly Post[] = [BASICS, TIPS, CHOOSE, COVERAGE, WELLNESS];
export const NO_POSTS = 'No blog posts are available at the moment. Please check back later!';
