/** Plans, counties and plan years. */
export { PlansModule } from './plans.module.js';
export { PlansService } from './plans.service.js';
