import { Stethoscope } from 'lucide-react';
import type { MedicineCost } from '#contract/plans/medicine-costs.js';
import type { Plan } from '#contract/plans/plan.js';
import { formatDay, formatNumber } from '#ui/format.js';
import { Status } from '#ui/index.js';
import { ROLES } from '#ui/table/roles.js';
import { useMedicineList } from '../lists/use-medicines.js';
import { CARE, DOLLARS } from '../messages/care.js';
import styles from '../model/care.module.css';
import { monthText, planDollars, yearText, type PlanDollars } from '../model/medicine-dollars.js';
import { shortName } from '../model/names-without.js';
import type { CareItem } from '../model/plan-care.js';
import { AnswerChip, AnswerState } from './CareChips.js';
import { MedicineName, PriceNotes } from './MedicineName.js';
import { useCareCoverage, type CareCoverage } from './use-care-coverage.js';

interface PlanCareProps {
  readonly plan: Pick<Plan, 'id' | 'drug_costs' | 'drug_tiers'>;
  readonly year: number | undefined;
}

const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.map((note) => (
    <span key={note} className={`muted small ${styles.note}`}>
      {note}
    </span>
  ));

const PARTS = ['before', 'after', 'year'] as const;
const textOf = (cost: MedicineCost, part: (typeof PARTS)[number]): string =>
  part === 'year' ? yearText(cost.year) : monthText(cost[part]);

interface TableProps {
  readonly items: readonly CareItem[];
  readonly known: CareCoverage['known'];
  readonly dollars: PlanDollars | null;
}

/** The medicines of a person and what each costs with the plan, a month before and after the deductible, and a year. */
function MedicineTable({ items, known, dollars }: TableProps) {
  return (
    <div className={styles.dollarsBox}>
      <table className={styles.dollars} {...ROLES.table}>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            <th scope="col" {...ROLES.columnHeader}>
              {DOLLARS.columns.medicine}
            </th>
            {PARTS.map((part) => (
              <th key={part} scope="col" {...ROLES.columnHeader}>
                {DOLLARS.columns[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {items.map((item) => {
            const cost = dollars?.costs.get(item.id);
            const hasGeneric = known.some(({ rxcui, generic }) => rxcui === item.id && generic);
            return (
              <tr key={item.id} {...ROLES.row}>
                <th scope="row" {...ROLES.rowHeader}>
                  <MedicineName name={item.name} /> <AnswerState item={item} />
                  <Notes notes={hasGeneric ? [...item.notes, CARE.generic(shortName(item.name))] : item.notes} />
                </th>
                {PARTS.map((part) => (
                  <td key={part} {...ROLES.cell}>
                    {cost ? textOf(cost, part) : '–'}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        {dollars && items.length > 1 && (
          <tfoot {...ROLES.group}>
            <tr {...ROLES.row}>
              <th scope="row" {...ROLES.rowHeader}>
                {DOLLARS.all(items.length)}
              </th>
              {PARTS.map((part) => (
                <td key={part} {...ROLES.cell}>
                  {textOf(dollars.sum, part)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

export function PlanCare({ plan, year }: PlanCareProps) {
  const care = useCareCoverage([plan.id], year);
  const list = useMedicineList();
  const items = care.careOf?.(plan.id) ?? [];
  const [medicines, doctors] = (['medicines', 'doctors'] as const).map((kind) =>
    items.filter((item) => item.kind === kind),
  ) as [CareItem[], CareItem[]];
  const deductible = plan.drug_costs?.deductible;
  return (
    <>
      {/* The status element makes screen readers read its text aloud whenever the text changes. */}
      <Status>
        {care.isLoading && <p>{CARE.loading}</p>}
        {care.isFailed && <p>{CARE.failed}</p>}
      </Status>
      {medicines.length > 0 && (
        <>
          <MedicineTable
            items={medicines}
            known={care.known}
            dollars={planDollars(plan, medicines, list, care.known)}
          />
          {deductible != null && <p className="muted small">{DOLLARS.deductible(`$${formatNumber(deductible)}`)}</p>}
        </>
      )}
      {doctors.length > 0 && (
        <ul className={styles.rows}>
          {doctors.map((item) => (
            <li key={item.id}>
              <span>
                <Stethoscope aria-hidden="true" className="icon" /> <b>{item.name}</b>
                <Notes notes={item.notes} />
              </span>
              <AnswerChip item={item} />
            </li>
          ))}
        </ul>
      )}
      {medicines.some(({ answer }) => answer === 'no') && <p className="small">{CARE.notCovered}</p>}
      {items.some(({ answer }) => answer === 'unknown') && <p className="small">{CARE.askInsurer}</p>}
    </>
  );
}

/** What the prices of the medicines are, and how old the answers: a part of the page's fold about its numbers. */
export function PlanCareNotes({ plan, year }: PlanCareProps) {
  const {
    careOf,
    sources: [medicineData],
  } = useCareCoverage([plan.id], year);
  const items = careOf?.(plan.id) ?? [];
  if (items.length === 0 || !medicineData) return null;
  return (
    <>
      <PriceNotes />
      <p className="muted small">
        {CARE.asOf(formatDay(medicineData.asOf))} {items.some(({ kind }) => kind === 'doctors') && CARE.callToCheck}
      </p>
    </>
  );
}
