import { PLAN } from '../../../../backend/src/contract/messages/plans.js';
import { failureText, isFailure } from '../../api/index.js';
import { Notice } from '../../ui/index.js';
import { isPlanId } from './use-plan.js';

const NOT_FOUND = 404;

/** The status sentence of the specification (document 2, section 8), for whoever reports it; not for a plan that is not there. */
const statusText = (error: unknown): string | null =>
  isFailure(error) && typeof error.status === 'number' && error.status !== NOT_FOUND ? PLAN.failedWithStatus(error.status) : null;

interface Props {
  readonly id: string;
  readonly error: unknown;
  /** Whether a plan is shown all the same, and whether one may still come. */
  readonly isShown: boolean;
  readonly isLoading: boolean;
}

/** Why there is no plan, or not all of it. */
export function PlanProblem({ id, error, isShown, isLoading }: Props) {
  if (!isPlanId(id)) return <Notice tone="warning"><p>{PLAN.none}</p><p>{PLAN.idRequired}</p></Notice>;
  if (isLoading || (isShown && !error)) return null;
  const [text, status] = [failureText(error, PLAN.noDetails), statusText(error)];
  return (
    <Notice tone="warning">
      <p>{PLAN.noDetails}</p>
      {text !== PLAN.noDetails && <p>{text}</p>}
      {status && <p className="muted">{status}</p>}
    </Notice>
  );
}
