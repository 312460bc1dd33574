import { METAL_LEVELS } from '../../../../backend/src/contract/limits.js';
import { FILTER, PLAN } from '../../../../backend/src/contract/messages/plans.js';
import { Button, Checkbox, Disclosure, Field, Select } from '../../ui/index.js';
import { countFilters, dollarsIn, FILTER_TOPICS, MIN_STARS, NO_FILTERS, type Filters } from './filters.js';
import styles from './plans.module.css';
import type { Ranked } from './ranking.js';

interface Choice { readonly value: string; readonly label: string }
interface GroupProps {
  readonly name: string;
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

function Group({ name, title, choices, chosen, onChange }: GroupProps) {
  const toggle = (value: string, isOn: boolean) => onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <fieldset>
      <legend><strong>{title}</strong></legend>
      {choices.map(({ value, label }) => <Checkbox key={value} name={`${name}.${value}`} label={label} checked={chosen.includes(value)} onChange={(event) => toggle(value, event.target.checked)} />)}
    </fieldset>
  );
}

const plain = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));

/** What the plans at hand differ in; nothing is offered that would leave the list as it is. */
function choicesIn(rows: readonly Ranked[]) {
  const plans = rows.map(({ plan }) => plan);
  const levels = new Set(plans.map(({ metal_level }) => metal_level));
  return {
    metals: plain([...METAL_LEVELS.filter((level) => levels.has(level)), ...[...levels].filter((level) => !METAL_LEVELS.some((known) => known === level))]),
    types: plain([...new Set(plans.map(({ type }) => type))].toSorted()),
    insurers: [...new Map(plans.map(({ issuer }) => [issuer.id, issuer.name]))].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label)),
  };
}

interface Props {
  readonly rows: readonly Ranked[];
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

export function FilterPanel({ rows, filters, onChange }: Props) {
  const { metals, types, insurers } = choicesIn(rows);
  const active = countFilters(filters);
  const set = (changes: Partial<Filters>) => onChange({ ...filters, ...changes });
  return (
    <div className="no-print">
      <Disclosure title={active > 0 ? `${FILTER.title} (${FILTER.active(active)})` : FILTER.title}>
        <div className={styles.filters}>
          <Group name="metal" title={PLAN.metal} choices={metals} chosen={filters.metal} onChange={(metal) => set({ metal })} />
          <Group name="type" title={FILTER.type} choices={types} chosen={filters.type} onChange={(type) => set({ type })} />
          <Group name="insurer" title={FILTER.insurer} choices={insurers} chosen={filters.insurer} onChange={(insurer) => set({ insurer })} />
          <Group name="benefit" title={FILTER.benefits} choices={plain(FILTER_TOPICS)} chosen={filters.benefits} onChange={(chosen) => set({ benefits: FILTER_TOPICS.filter((topic) => chosen.includes(topic)) })} />
          <div className="stack">
            <Field name="filter.premium" label={FILTER.premium} inputMode="numeric" size={8} maxLength={8} value={filters.premium ?? ''} onChange={(event) => set({ premium: dollarsIn(event.target.value) })} />
            <Field name="filter.deductible" label={FILTER.deductible} inputMode="numeric" size={8} maxLength={8} value={filters.deductible ?? ''} onChange={(event) => set({ deductible: dollarsIn(event.target.value) })} />
            <Select name="filter.stars" label={FILTER.stars} placeholder={FILTER.any} options={MIN_STARS.map((stars) => ({ value: String(stars), label: `${stars} of 5` }))} value={filters.stars ?? ''} onChange={(event) => set({ stars: Number(event.target.value) || null })} />
            <Checkbox name="filter.hsa" label={FILTER.hsa} checked={filters.hsa} onChange={(event) => set({ hsa: event.target.checked })} />
          </div>
        </div>
      </Disclosure>
      {active > 0 && <p><Button kind="quiet" onClick={() => onChange(NO_FILTERS)}>{FILTER.clear}</Button></p>}
    </div>
  );
}
