import { useMemo, useState } from 'react';
import { VA_COPAY as WORDS } from '#features/care/messages/drugs.js';
import { FormContext } from '#ui/form/form-context.js';
import { formatDay } from '#ui/format.js';
import { ButtonAnchor, Card, Field, Select } from '#ui/index.js';
import {
  copayOf,
  MOST_MEDICINES,
  PRIORITY_GROUPS,
  ratesOn,
  TIERS,
  type Copay,
  type CopayRates,
  type Tier,
} from '../model/va-copay.js';

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
const GROUPS = PRIORITY_GROUPS.map((value) => ({ value, label: WORDS.group(value) }));
const COPAY_PAGE = 'https://www.va.gov/health-care/copay-rates/';

type Typed = Readonly<Record<Tier, string>>;
const countOf = (typed: string): number | null =>
  typed.trim() === '' ? 0 : /^\d{1,2}$/.test(typed.trim()) && Number(typed) <= MOST_MEDICINES ? Number(typed) : null;

function sentence(group: string, { perMonth, perYear }: Copay): string {
  if (group === '1') return WORDS.none;
  return (group === '' ? WORDS.either : WORDS.sum)(dollars(perMonth), dollars(perYear));
}

function Answer({ group, typed, rates }: { group: string; typed: Typed; rates: CopayRates }) {
  const [one, two, three] = TIERS.map((tier) => countOf(typed[tier]));
  if (one == null || two == null || three == null || (group !== '1' && one + two + three === 0))
    return <p role="status" />;
  const copay = copayOf(PRIORITY_GROUPS.find((known) => known === group) ?? '8', { 1: one, 2: two, 3: three }, rates);
  return (
    <p role="status">
      <strong>{sentence(group, copay)}</strong>
      {copay.isCapped && ` ${WORDS.capped(dollars(rates.mostPerYear))}`}
    </p>
  );
}

function Helper({ rates }: { rates: CopayRates }) {
  const [group, setGroup] = useState('');
  const [typed, setTyped] = useState<Typed>({ 1: '', 2: '', 3: '' });
  const scope = useMemo(() => {
    const wrong = TIERS.filter((tier) => countOf(typed[tier]) === null).map((tier) => [
      `va-tier-${tier}`,
      WORDS.countWrong(MOST_MEDICINES),
    ]);
    return { id: 'va-copay', errors: Object.fromEntries(wrong), isBusy: false, isReady: true };
  }, [typed]);
  return (
    <FormContext value={scope}>
      <Select
        name="va-group"
        label={WORDS.groupLabel}
        hint={WORDS.groupHint}
        placeholder={WORDS.groupOpen}
        options={GROUPS}
        value={group}
        onChange={(event) => setGroup(event.target.value)}
      />
      {TIERS.map((tier) => (
        <Field
          key={tier}
          name={`va-tier-${tier}`}
          label={WORDS.tierLabel(tier, dollars(rates.perMonth[tier]))}
          hint={WORDS.tierHints[tier]}
          inputMode="numeric"
          size={4}
          value={typed[tier]}
          onChange={(event) => setTyped({ ...typed, [tier]: event.target.value })}
        />
      ))}
      <Answer group={group} typed={typed} rates={rates} />
      <p className="muted">{WORDS.rates(formatDay(rates.from), rates.source)}</p>
    </FormContext>
  );
}

/** What VA may charge, by priority group and tier, with the date of the rates and the limits of the estimate. */
export function VaCopay() {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const rates = ratesOn(today);
  return (
    <section>
      <Card>
        <h2>{WORDS.title}</h2>
        <p>{WORDS.lead}</p>
        {rates ? <Helper rates={rates} /> : <p>{WORDS.noRates}</p>}
        <p>{WORDS.limits}</p>
        <p className="no-print">
          <ButtonAnchor kind="secondary" href={COPAY_PAGE} target="_blank" rel="noopener noreferrer">
            {WORDS.link}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </ButtonAnchor>
        </p>
      </Card>
    </section>
  );
}
