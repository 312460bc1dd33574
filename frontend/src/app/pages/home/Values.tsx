import { VALUES } from '#content/firm/values.js';
import styles from './home.module.css';
import { Icon } from './Icons.js';

export function Values() {
  return (
    <ul className={styles.values}>
      {VALUES.map(({ id, title, text }) => (
        <li key={id} data-value={id}>
          <Icon name={id} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
