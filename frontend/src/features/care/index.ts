/** Public API of the feature for the person's medicines and doctors. */
export { CarePanel } from './coverage/CarePanel.js';
export { CareChips, CareLoader, CareNote, loadCareParts, PlanCareSection } from './coverage/parts.js';
export { LazyCareCoverageSummary } from './coverage/lazy-summary.js';
export { AnswerChip, Chip } from './coverage/CareChips.js';
export { DrugSearch } from './lists/DrugSearch.js';
export { Need } from './lists/Need.js';
export { useDrugQuery } from './lists/use-drug-query.js';
export type { ListState } from './lists/own-list.js';
export { useDoctorList } from './lists/use-doctors.js';
export { useMedicineList, useMedicines, type Medicine } from './lists/use-medicines.js';
export { coverageLabel } from './model/coverage-label.js';
export { factTerms } from './model/coverage-terms.js';
export { shortName } from './model/short-name.js';
export { tierPriceText } from './model/tier-price.js';
export type { Cares } from './coverage/PlanCares.js';
export type { CareItem, FillGroup, PlanCare } from './model/plan-care.js';
export { useCareFacts } from './storage/care-facts.slice.js';
