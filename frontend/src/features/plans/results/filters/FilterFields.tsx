import { useState } from 'react';
import { METAL_LEVELS, type Topic } from '#contract/limits/plans.js';
import { Checkbox, Field, Select } from '#ui/index.js';
import { FILTER_FIELDS } from '../../messages/filter-fields.js';
import { PLAN } from '../../messages/plan.js';
import {
  FILTER_TOPICS,
  matchesFilters,
  MIN_STARS,
  parseWholeDollars,
  topicLabel,
  type Filters,
} from '../../model/ranking/filters.js';
import type { RankedPlan } from '../../model/ranking/ranking.js';
import styles from './filters.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
}
const TITLES = { metal: PLAN.metal, type: FILTER_FIELDS.type, insurer: FILTER_FIELDS.insurer } as const;
interface GroupProps {
  readonly name: string;
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly isOpen?: boolean;
  readonly onChange: (chosen: string[]) => void;
  /** How many plans the list would contain with this choice, ignoring the other choices of the same filter. */
  readonly count: (value: string) => number;
}

const Counted = ({ label, count }: { label: string; count: number }) => (
  <span className={styles.counted}>
    {label} <span className="muted">{count}</span>
  </span>
);

function Group({ name, title, choices, chosen, isOpen = false, onChange, count }: GroupProps) {
  // Later changes neither open nor close it, because the person is using it.
  const [wasOpen] = useState(isOpen || chosen.length > 0);
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <details className={styles.group} open={wasOpen}>
      <summary>
        <strong>{title}</strong>
      </summary>
      <fieldset>
        <legend className="visually-hidden">{title}</legend>
        {choices.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={`${name}.${value}`}
            label={<Counted label={label} count={count(value)} />}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
          />
        ))}
      </fieldset>
    </details>
  );
}

const plain = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));

/** The choices that make a difference here. A benefit of none of the plans stays only while it is chosen. */
function choicesIn(rows: readonly RankedPlan[], chosen: readonly Topic[]) {
  const plans = rows.map(({ plan }) => plan);
  const levels = new Set(plans.map(({ metal_level }) => metal_level));
  return {
    metal: plain([
      ...METAL_LEVELS.filter((level) => levels.has(level)),
      ...[...levels].filter((level) => !METAL_LEVELS.some((known) => known === level)),
    ]),
    type: plain([...new Set(plans.map(({ type }) => type))].toSorted()),
    benefits: FILTER_TOPICS.filter(
      (topic) => chosen.includes(topic) || plans.some(({ topics }) => topics?.includes(topic)),
    ).map((topic) => ({ value: topic, label: topicLabel(topic) })),
    insurer: [...new Map(plans.map(({ issuer }) => [issuer.id, issuer.name]))]
      .map(([value, label]) => ({ value, label }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
  };
}

export interface FilterProps {
  readonly rows: readonly RankedPlan[];
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** The filters of the plan list. Each choice is shown with the number of plans that would remain in the list. */
export function FilterFields({ rows, filters, onChange }: FilterProps) {
  const choices = choicesIn(rows, filters.benefits);
  const [wereAmountsUsed] = useState(
    filters.premium !== null || filters.deductible !== null || filters.stars !== null || filters.hsa,
  );
  const set = (changes: Partial<Filters>) => onChange({ ...filters, ...changes });
  const countWith = (changes: Partial<Filters>): number => {
    const changed = { ...filters, ...changes };
    return rows.filter((row) => matchesFilters(row, changed)).length;
  };
  return (
    <div className={styles.filters}>
      {(['metal', 'type', 'insurer'] as const).map((name) => (
        <Group
          key={name}
          name={name}
          title={TITLES[name]}
          choices={choices[name]}
          chosen={filters[name]}
          isOpen={name === 'metal'}
          onChange={(chosen) => set({ [name]: chosen })}
          count={(value) => countWith({ [name]: [value] })}
        />
      ))}
      <details className={styles.group} open={wereAmountsUsed}>
        <summary>
          <strong>{FILTER_FIELDS.more}</strong>
        </summary>
        <div className="stack">
          {(['premium', 'deductible'] as const).map((name) => (
            <Field
              key={name}
              name={`filter.${name}`}
              label={FILTER_FIELDS[name]}
              inputMode="numeric"
              size={8}
              maxLength={8}
              value={filters[name] ?? ''}
              onChange={(event) => set({ [name]: parseWholeDollars(event.target.value) })}
            />
          ))}
          <Select
            name="filter.stars"
            label={FILTER_FIELDS.stars}
            placeholder={FILTER_FIELDS.any}
            options={MIN_STARS.map((stars) => ({ value: String(stars), label: `${stars} of 5` }))}
            value={filters.stars ?? ''}
            onChange={(event) => set({ stars: Number(event.target.value) || null })}
          />
          <Checkbox
            name="filter.hsa"
            label={<Counted label={FILTER_FIELDS.hsa} count={countWith({ hsa: true })} />}
            checked={filters.hsa}
            onChange={(event) => set({ hsa: event.target.checked })}
          />
        </div>
      </details>
      <Group
        name="benefit"
        title={FILTER_FIELDS.benefits}
        choices={choices.benefits}
        chosen={filters.benefits}
        onChange={(chosen) => set({ benefits: FILTER_TOPICS.filter((topic) => chosen.includes(topic)) })}
        count={(value) =>
          countWith({ benefits: FILTER_TOPICS.filter((topic) => topic === value || filters.benefits.includes(topic)) })
        }
      />
    </div>
  );
}
