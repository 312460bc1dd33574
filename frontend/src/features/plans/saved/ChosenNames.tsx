import { COMPARE } from '#contract/limits/plans.js';
import { useSelectedPlans } from '../storage/choices.slice.js';
import styles from './chosen-comparison.module.css';

/** The chosen plans' names, with the same space as in `ChosenComparison`, whose code arrives later. */
export function ChosenNames() {
  const [selected] = useSelectedPlans();
  return (
    <>
      <ul className={styles.rows}>
        {selected.map(({ id, name, carrier }) => (
          <li key={id}>
            <div>
              <b>{name}</b>
              <p>{carrier}</p>
              <p className={styles.chips} />
            </div>
            <p className={styles.picture} />
          </li>
        ))}
      </ul>
      {selected.length >= COMPARE.min && <p className={styles.go} />}
    </>
  );
}
