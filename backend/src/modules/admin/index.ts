/** The door of the admin room. */
export { AdminModule } from './admin.module.js';
