/** Public API of the alerts module, which finds out what has changed in saved plans and who is told by mail. */
export { ALERT_CLOCK } from './settings/alert-settings.entity.js';
export { AlertMails, type MailOfChanges } from './mails/alert-mails.js';
export { AlertsModule } from './alerts.module.js';
export { AlertsService, type MailConsent } from './alerts.service.js';
export { ALERTS_DATA, deleteOldChanges } from './alerts.module.js';
export { PriceCheck } from './watch/price-check.js';
export { SavedPlanWatch } from './watch/saved-plan-watch.js';
