import { PLAN_PAGE } from '../../../../backend/src/contract/messages/plan-page.js';
import { failureText, isFailure } from '../../api/index.js';
import { Notice } from '../../ui/index.js';
import { isPlanId } from './use-plan.js';

const NOT_FOUND = 404;

/** The status sentence of the specification (document 2, section 8), for whoever reports it; not for a plan that is not there. */
const statusText = (error: unknown): string | null =>
  isFailure(error) && typeof error.status === 'number' && error.status !== NOT_FOUND ? PLAN_PAGE.failedWithStatus(error.status) : null;

interface Props {
  readonly id: string;
  readonly error: unknown;
  /** Whether all of the plan is shown, and whether it may still come. */
  readonly isWhole: boolean;
  readonly isLoading: boolean;
}

/** Why there is no plan, or not all of it. */
export function PlanProblem({ id, error, isWhole, isLoading }: Props) {
  if (!isPlanId(id)) return <Notice tone="warning"><p>{PLAN_PAGE.none}</p><p>{PLAN_PAGE.idRequired}</p></Notice>;
  if (isLoading || (isWhole && !error)) return null;
  const [text, status] = [failureText(error, PLAN_PAGE.noDetails), statusText(error)];
  return (
    <Notice tone="warning">
      <p>{PLAN_PAGE.noDetails}</p>
      {text !== PLAN_PAGE.noDetails && <p>{text}</p>}
      {status && <p className="muted">{status}</p>}
    </Notice>
  );
}
