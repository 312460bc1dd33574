import { CompareFrame, Comparison } from '../compare/CompareScreen.js';
import { OwnAnswers } from './OwnAnswers.js';

/** The comparison of the chosen plans, for everybody. */
export default function ComparisonScreen() {
  return (
    <CompareFrame>
      <OwnAnswers>
        <Comparison />
      </OwnAnswers>
    </CompareFrame>
  );
}
