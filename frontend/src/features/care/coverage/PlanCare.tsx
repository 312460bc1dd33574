import { Stethoscope } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
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
import { fillGroupsOf, planCaresOf, type CareItem, type PlanCare } from '../model/plan-care.js';
import { AnswerChip, AnswerState } from './CareChips.js';
import { AboutPrices, MedicineName } from './MedicineName.js';
import { useCareCoverage, type CareCoverage } from './use-care-coverage.js';

const NONE: Readonly<Record<string, PlanCare>> = {};

/**
 * Loads which of the person's medicines and doctors the given plans of one year cover. `cares` has the coverage by plan
 * id, and is empty until it is loaded and for people whose lists are empty. `fills`, `fillGroups` and `isComing` are
 * what the yearly costs of these plans are worked out from.
 */
export function usePlanCares(planIds: readonly string[], year: number | undefined) {
  const { careOf, fills, fillsUnder, areMedicinesComing, areMedicinesMissing } = useCareCoverage(planIds, year);
  const ids = planIds.toSorted().join(' ');
  return useMemo(() => {
    const items = Object.fromEntries((careOf ? ids.split(' ') : []).map((id) => [id, careOf?.(id) ?? []]));
    return {
      items,
      cares: year === undefined ? NONE : planCaresOf(items),
      fills,
      fillGroups: fillGroupsOf(items, fills, fillsUnder),
      isComing: areMedicinesComing,
      areMedicinesMissing,
    };
  }, [careOf, ids, year, fills, fillsUnder, areMedicinesComing, areMedicinesMissing]);
}

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
  const [medicineData] = care.sources;
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
      {items.length > 0 && medicineData && (
        <AboutPrices>
          <p className="muted small">
            {CARE.asOf(formatDay(medicineData.asOf))} {doctors.length > 0 && CARE.callToCheck}
          </p>
        </AboutPrices>
      )}
    </>
  );
}

export type Cares = ReturnType<typeof usePlanCares>;

interface PlanCaresProps {
  readonly planIds: readonly string[];
  readonly year: number;
  readonly children: (cares: Cares) => ReactNode;
}

/**
 * Loads which of the person's medicines and doctors the given plans cover, and shows what its child makes of it. Parts
 * of a page use it for plans other than those that the page is about.
 */
export const PlanCares = ({ planIds, year, children }: PlanCaresProps) => children(usePlanCares(planIds, year));
