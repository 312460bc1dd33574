import { CarePanel } from '#features/care/index.js';
import { useQuizMedicines } from '../storage/use-quiz-medicines.js';

/** The person's lists of medicines and doctors, which also offer the medicines from the quiz. */
export const QuizCarePanel = ({ zip }: { zip: string }) => <CarePanel zip={zip} named={useQuizMedicines()} />;
