import { failureText, isAnswered, isFailure } from '#api/index.js';
import { Notice, TryAgain } from '#ui/index.js';
import { PLAN_DETAILS } from '../messages/plan-details.js';
import { PLAN_PAGE } from '../messages/plan-page.js';
import { SEARCH } from '../messages/plans.js';
import { isPlanId } from './use-plan.js';

const NOT_FOUND = 404;

/** The HTTP status of the failed request, for reports of the problem. Null without one, or if there is no such plan. */
const statusText = (error: unknown): string | null =>
  isFailure(error) && typeof error.status === 'number' && error.status !== NOT_FOUND
    ? PLAN_PAGE.failedWithStatus(error.status)
    : null;

interface Props {
  readonly id: string;
  readonly error: unknown;
  /** Whether the page shows the plan, with all its details or with those that the list of plans contains. */
  readonly isShown: boolean;
  readonly isWhole: boolean;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
}

export function PlanProblem({ id, error, isShown, isWhole, isLoading, onRetry }: Props) {
  if (!isPlanId(id))
    return (
      <Notice tone="warning">
        {id ? (
          <p>{PLAN_PAGE.badId}</p>
        ) : (
          <>
            <p>{PLAN_PAGE.none}</p>
            <p>{PLAN_PAGE.idRequired}</p>
          </>
        )}
      </Notice>
    );
  if (error === undefined && (isLoading || isWhole)) return null;
  const isUnreachable = error !== undefined && !isAnswered(error);
  const title = isShown ? PLAN_PAGE.notAllDetails : PLAN_DETAILS.noDetails;
  const text = failureText(error, isUnreachable ? SEARCH.unreachable : title);
  const status = statusText(error);
  return (
    <TryAgain tone="warning" isBusy={isLoading} onRetry={error === undefined ? null : onRetry}>
      <p>{title}</p>
      {text !== title && <p>{text}</p>}
      {status && <p className="muted">{status}</p>}
    </TryAgain>
  );
}
