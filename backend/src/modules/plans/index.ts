export { offeredYears } from './open-enrollment.js';
export { type HouseholdFigures, PlanFigures } from './plan-figures.service.js';
export { PlanQueries } from './plan-queries.js';
export { PlansHealth } from './plans.health.js';
export { PlansModule } from './plans.module.js';
export { PlansService } from './plans.service.js';
export { joinProvenance, provenanceOf } from './provenance.js';
export { PLANS_DATA, SavedItem } from './saved/saved-item.entity.js';
export { SavedItemRepository } from './saved/saved-item.repository.js';
