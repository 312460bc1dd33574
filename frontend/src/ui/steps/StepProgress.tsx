import { Link } from 'react-router';
import styles from './steps.module.css';

interface Step {
  readonly id: string;
  readonly name: string;
  /** URL of the step, or null if the person cannot go to the step yet. */
  readonly to: string | null;
}
interface Props {
  readonly label: string;
  readonly steps: readonly Step[];
  readonly at: string;
}

/** A list of all steps of a form. Completed steps have a checkmark and link back to their questions. */
export function StepProgress({ label, steps, at }: Props) {
  const current = steps.findIndex(({ id }) => id === at);
  return (
    <nav className={`${styles.progress} no-print`} aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ id, name, to }, index) => {
          const mark = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {index < current ? null : index + 1}
              </span>
              <span className={styles.name}>{name}</span>
            </>
          );
          return (
            <li key={id} data-done={index < current || undefined} aria-current={index === current ? 'step' : undefined}>
              {to !== null && index !== current ? <Link to={to}>{mark}</Link> : <span>{mark}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
