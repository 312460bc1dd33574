/** Public API of the administration module: accounts, audit trail and jobs, for staff. */
export { AdminModule } from './admin.module.js';
export { ADMIN_DATA, deleteExpiredExportLinks } from './exports/export-links.js';
