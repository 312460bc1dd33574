/** Public API of the administration module: accounts, audit trail and jobs, for staff. */
export { AdminModule } from './admin.module.js';
export { ExportLink } from './exports/export-link.entity.js';
export { ExportLinks } from './exports/export-links.js';
export { ExportLinksModule } from './exports/export-links.module.js';
