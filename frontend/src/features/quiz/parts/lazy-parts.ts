/** The last steps of the quiz. The code of these steps is loaded on demand and bundled into a single file. */
export { Benefits } from './Benefits.js';
export { Doctors } from './Doctors.js';
export { Review } from './Review.js';
