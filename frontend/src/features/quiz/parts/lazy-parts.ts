/** The later steps of the quiz. The code of these steps is loaded on demand and bundled into a single file. */
export { Benefits } from './Benefits.js';
export { Doctors } from './Doctors.js';
export { Medications } from './Medications.js';
export { OtherConditions } from './OtherConditions.js';
export { Review } from './Review.js';
