import { CompareFrame, Comparison } from '../compare/CompareScreen.js';
import { OwnAnswers } from './OwnAnswers.js';

export default function ComparisonScreen() {
  return (
    <CompareFrame>
      <OwnAnswers>
        <Comparison />
      </OwnAnswers>
    </CompareFrame>
  );
}
