/** The public API of the plan search. */
export { applyQuizAnswers } from './storage/answers-from-quiz.slice.js';
export { useQuizMedicines } from './storage/answers-from-quiz.slice.js';
export { useHasVaCare } from './storage/answers.slice.js';
export { useSelectedPlans } from './storage/choices.slice.js';
export { SelectedPlan } from './model/selected-plans.js';
export { useWhoseAnswers } from './components/answers/use-whose-answers.js';
export { useNamedPlan } from './components/chosen/use-named-plan.js';
export { SampleData, SampleTag } from './components/Sample.js';
export { Source } from './components/Source.js';
export { LazyChosenMedicines } from './saved/LazyChosenMedicines.js';
export { LazyStoredChoice, useStoredChoiceCode } from './saved/LazyStoredChoice.js';
export { LazySavedAndShared } from './saved/lazy-components.js';
export { savedApi } from './api/saved.api.js';
export { WaitingItems } from './saved/lazy-components.js';
export { PlanMarker, usePlaceOf } from './components/chosen/PlanMarker.js';
export { SelectedPlanLink } from './components/chosen/PlanMarker.js';
export { ComingPlan } from './plan/ComingPlan.js';
export { LazyThreePlans } from './guest/LazyThreePlans.js';
