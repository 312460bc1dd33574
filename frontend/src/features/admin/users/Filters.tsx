import { useEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { ROLES } from '#contract/access.js';
import { USER_SORTS } from '#contract/api/managed-user.contract.js';
import { USERS_PAGE } from '#contract/limits/staff.js';
import { Button, Disclosure, Field, Select } from '#ui/index.js';
import styles from '../components/admin.module.css';
import { WORDS } from '../components/words.js';
import { SORT_TITLES } from './columns.js';
import { DEFAULT_ORDER, FILTERS, type ListAddress } from './use-list-address.js';

/** Delay, in milliseconds, between the last keystroke in the search field and the request for the list of accounts. */
const PAUSE = 250;
const YES_NO = [
  { value: 'yes', label: WORDS.yes },
  { value: 'no', label: WORDS.no },
];
const STATUS = [
  { value: 'no', label: WORDS.open },
  { value: 'yes', label: WORDS.closed },
  { value: 'any', label: WORDS.openAndClosed },
];
const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: role }));
const SORT_OPTIONS = USER_SORTS.map((sort) => ({ value: sort, label: SORT_TITLES[sort] }));
const DIRECTIONS = [
  { value: 'asc', label: WORDS.ascending },
  { value: 'desc', label: WORDS.descending },
];
const SIZES = USERS_PAGE.sizes.map((size) => ({ value: String(size), label: String(size) }));

/** Search and filters of the list of accounts, in one row with the choices that follow. */
export function Filters({ address, children }: { address: ListAddress; children?: ReactNode }) {
  const { asked, ask, limit } = address;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (q: string): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask({ q: q.trim() }), PAUSE);
  };
  const [cleared, setCleared] = useState(0);
  const clear = (): void => {
    clearTimeout(timer.current);
    setCleared(cleared + 1);
    ask(Object.fromEntries(FILTERS.map((name) => [name, undefined])));
  };
  const filter = (name: 'role' | 'confirmed' | 'locked' | 'consent' | 'created_from' | 'seen_from') => ({
    name,
    value: asked[name] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => ask({ [name]: target.value }),
  });
  const isNarrowed = FILTERS.some((name) => asked[name] !== undefined);
  return (
    <div role="search" aria-label={WORDS.search} className={styles.tools}>
      <Field
        key={cleared}
        name="q"
        label={WORDS.search}
        placeholder={WORDS.searchHint}
        type="search"
        autoComplete="off"
        defaultValue={asked.q}
        onChange={(event) => search(event.target.value)}
      />
      <Select {...filter('role')} label={WORDS.role} options={ROLE_OPTIONS} placeholder={WORDS.anyRole} />
      <Select
        name="closed"
        label={WORDS.status}
        options={STATUS}
        value={asked.closed ?? 'no'}
        onChange={(event) => ask({ closed: event.target.value === 'no' ? '' : event.target.value })}
      />
      <Disclosure title={WORDS.filters}>
        <div className={styles.row}>
          <Select {...filter('confirmed')} label={WORDS.confirmed} options={YES_NO} placeholder={WORDS.either} />
          <Select {...filter('locked')} label={WORDS.locked} options={YES_NO} placeholder={WORDS.either} />
          <Select {...filter('consent')} label={WORDS.consent} options={YES_NO} placeholder={WORDS.either} />
          <Field {...filter('created_from')} label={WORDS.createdFrom} type="date" />
          <Field {...filter('seen_from')} label={WORDS.seenFrom} type="date" />
          <Select
            name="sort"
            label={WORDS.sort}
            options={SORT_OPTIONS}
            value={asked.sort ?? DEFAULT_ORDER.sort}
            onChange={(event) => ask({ sort: event.target.value })}
          />
          <Select
            name="direction"
            label={WORDS.direction}
            options={DIRECTIONS}
            value={asked.direction ?? DEFAULT_ORDER.direction}
            onChange={(event) => ask({ direction: event.target.value })}
          />
          <Select
            name="limit"
            label={WORDS.pageSize}
            options={SIZES}
            value={String(limit)}
            onChange={(event) => ask({ limit: event.target.value })}
          />
        </div>
      </Disclosure>
      {children}
      {isNarrowed && (
        <Button kind="quiet" onClick={clear}>
          {WORDS.clear}
        </Button>
      )}
    </div>
  );
}
