import { PhoneLink } from '#content/firm/contact-links.js';
import { Button, Card } from '#ui/index.js';
import { NO_MATCHES } from '../../messages/filter-fields.js';
import { NO_FILTERS } from '../../model/ranking/filters.js';
import { removableFilters } from '../../model/ranking/removable-filters.js';
import type { FilterProps } from './FilterFields.js';
import styles from './filters.module.css';

const Landscape = () => (
  <svg viewBox="0 0 200 104" width="200" aria-hidden="true" fill="var(--teal)">
    <circle cx="150" cy="18" r="15" fill="#f2bd5c" />
    <path d="M0 80C30 50 70 60 100 72S160 85 200 62V104H0Z" opacity=".3" />
    <path d="M0 92C40 76 70 82 100 92S160 98 200 82V104H0Z" opacity=".45" />
    <path d="M99 53l14 14" stroke="var(--teal)" strokeWidth="4" strokeLinecap="round" />
    <circle cx="84" cy="38" r="20" stroke="var(--teal)" strokeWidth="4" fill="none" />
  </svg>
);

/** Replaces the list if no plan fits the filters. Buttons remove one filter, with the resulting number, or all. */
export function NoMatches({ rows, filters, onChange }: FilterProps) {
  return (
    <div className={styles.none}>
      <Card>
        <Landscape />
        <p>{NO_MATCHES.lead(rows.length)}</p>
        <ul className={styles.without}>
          {removableFilters(rows, filters).map(({ label, rest, count }) => (
            <li key={label}>
              <Button kind="secondary" onClick={() => onChange(rest)}>
                {NO_MATCHES.remove(label, count)}
              </Button>
            </li>
          ))}
        </ul>
        <p>
          <Button onClick={() => onChange(NO_FILTERS)}>{NO_MATCHES.showAll(rows.length)}</Button>
        </p>
        <p className="muted small">
          {NO_MATCHES.call} <PhoneLink />
        </p>
      </Card>
    </div>
  );
}
