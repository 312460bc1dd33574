/** The last steps of the quiz, which are loaded later and together. */
export { Benefits } from './Benefits.js';
export { Doctors } from './Doctors.js';
export { Review } from './Review.js';
