/** Public API of the deadlines module: the answers that people save to find their deadlines again. */
export { SavedDeadlineAnswers } from './deadline-answers.entity.js';
export { DeadlinesModule } from './deadlines.module.js';
export { MyDeadlinesRepository } from './my-deadlines.repository.js';
