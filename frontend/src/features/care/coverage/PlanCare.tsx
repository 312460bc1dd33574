import { Pill, Stethoscope } from 'lucide-react';
import type { ReactNode } from 'react';
import { CARE_NAMES } from '#contract/messages/care-names.js';
import { CARE } from '#contract/messages/care.js';
import type { DrugTiers } from '#contract/plan.js';
import { formatDay } from '#ui/format-day.js';
import { Status } from '#ui/index.js';
import styles from '../model/care.module.css';
import type { CareItem } from '../model/plan-care.js';
import { tierPriceText } from '../model/tier-price.js';
import { AnswerChip } from './CareChips.js';
import { useCareCoverage, type CareCoverage } from './use-care-coverage.js';

interface Props {
  readonly planId: string;
  readonly year: number | undefined;
  /** Prices by price group, if the insurer's list is known. */
  readonly tiers: DrugTiers | null;
  /** Content after the lists, for instance the panel in which they are edited. */
  readonly children: ReactNode;
}

/** Sentences about one medicine or doctor: those of the plan, the price of the group, and a generic that exists. */
function notesOn({ kind, id, notes, tier }: CareItem, known: CareCoverage['known'], tiers: DrugTiers | null): string[] {
  if (kind === 'doctors') return [...notes];
  const price = tierPriceText(tiers, tier);
  const generic = known.find(({ rxcui }) => rxcui === id)?.generic;
  return [...notes, ...(price ? [price] : []), ...(generic ? [CARE.generic(generic.name)] : [])];
}

/** What one plan says about each of the person's medicines and doctors, with the date of the data. */
export function PlanCare({ planId, year, tiers, children }: Props) {
  const care = useCareCoverage([planId], year);
  const items = care.careOf?.(planId) ?? [];
  const [medicineData] = care.sources;
  return (
    <section className="stack" aria-label={CARE_NAMES.title}>
      <h2>{CARE_NAMES.title}</h2>
      {/* A text in a status role is read aloud when it changes. */}
      <Status>
        {care.isLoading && <p>{CARE.loading}</p>}
        {care.isFailed && <p>{CARE.failed}</p>}
      </Status>
      {items.length > 0 && (
        <ul className={styles.rows}>
          {items.map((item) => {
            const Icon = item.kind === 'medicines' ? Pill : Stethoscope;
            return (
              <li key={item.id}>
                <span>
                  <Icon aria-hidden="true" className="icon" /> <b>{item.name}</b>
                  {notesOn(item, care.known, tiers).map((note) => (
                    <span key={note} className={`muted small ${styles.note}`}>
                      {note}
                    </span>
                  ))}
                </span>
                <AnswerChip item={item} />
              </li>
            );
          })}
        </ul>
      )}
      {items.some(({ kind, answer }) => kind === 'medicines' && answer === 'no') && (
        <p className="small">{CARE.notCovered}</p>
      )}
      {items.some(({ answer }) => answer === 'unknown') && <p className="small">{CARE.askInsurer}</p>}
      {items.length > 0 && medicineData && (
        <p className="muted small">
          {CARE.asOf(formatDay(medicineData.asOf))} {items.some(({ kind }) => kind === 'doctors') && CARE.callToCheck}
        </p>
      )}
      {children}
    </section>
  );
}
