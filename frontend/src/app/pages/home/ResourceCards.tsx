import { Link } from 'react-router';
import { RESOURCE_CARDS } from '#content/home.js';
import styles from './home.module.css';
import { Icon } from './Icons.js';

export function ResourceCards({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  return (
    <ul className={styles.learn}>
      {RESOURCE_CARDS.map(({ id, title, text, to }) => (
        <li key={id}>
          <Icon name={id} />
          <div>
            <Heading>
              <Link to={to}>{title}</Link>
            </Heading>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
