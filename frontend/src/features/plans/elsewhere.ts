/** Notices about other places to go: they come after the form, and most people need none of them. */
export { AwayNotice } from './AwayNotice.js';
export { DoorNotices } from './DoorNotices.js';
