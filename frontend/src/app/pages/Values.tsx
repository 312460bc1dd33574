import { VALUES } from '../../content/values.js';
import { Icon } from './Icons.js';
import styles from './home.module.css';

/** The firm's four promises, each with its sign. Home and about show them. */
export function Values() {
  return (
    <ul className={styles.values}>
      {VALUES.map(({ id, title, text }) => <li key={id} data-value={id}><Icon name={id} /><div><h3>{title}</h3><p>{text}</p></div></li>)}
    </ul>
  );
}
