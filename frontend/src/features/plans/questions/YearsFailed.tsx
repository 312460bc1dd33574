import type { ReactNode } from 'react';
import { failureText } from '#api/index.js';
import { TryAgain } from '#ui/index.js';
import { QUESTION_FIELDS } from '../messages/questions.js';
import { useOfferedYears } from './use-offered-years.js';

/**
 * A message that the offered plan years could not be loaded, with a button that tries again. `children` are a sentence
 * that says which year stands in for them.
 */
export function YearsFailed({ children }: { children: ReactNode }) {
  const { failure, isFetching, retry } = useOfferedYears('');
  return (
    failure && (
      <TryAgain isBusy={isFetching} onRetry={retry}>
        <p>
          {QUESTION_FIELDS.yearsFailed} {children}
        </p>
        <p>{failureText(failure, QUESTION_FIELDS.checkConnection)}</p>
      </TryAgain>
    )
  );
}
