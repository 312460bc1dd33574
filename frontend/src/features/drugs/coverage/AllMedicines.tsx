import { useState } from 'react';
import { COVERAGE_BATCH } from '#contract/limits/drugs.js';
import { DRUG, VA, VA_ANSWERS } from '#contract/messages/care/drugs.js';
import type { ListState, Medicine } from '#features/care/index.js';
import { Source, type SelectedPlan } from '#features/plans/index.js';
import { formatDay } from '#ui/format-day.js';
import { Button, Notice, useFocusRecovery } from '#ui/index.js';
import { useMedicineDetails } from '../api/use-medicine-details.js';
import { colorOf, letterOf } from '../components/plans-to-check.js';
import type { CoverageData } from '../model/coverage-data.js';
import { vaAnswer } from '../model/va-answer.js';
import { CoverageStatus } from './CoverageStatus.js';
import styles from './drugs.module.css';

interface Props {
  readonly medicines: readonly Medicine[];
  readonly plans: readonly SelectedPlan[];
  readonly coverageData: CoverageData;
  /**
   * A medicine whose coverage was checked, although there was no room for it in the person's list. It is null if there
   * is none.
   */
  readonly leftOut: Medicine | null;
  readonly list: ListState;
  readonly isBusy: boolean;
  readonly onCheck: () => void;
  readonly onRemove: (rxcui: string) => void;
}
const LIST_NOTES = {
  loading: '',
  notRead: DRUG.listFailed,
  notSaved: DRUG.notSaved,
  saved: '',
  inBrowser: '',
} as const;

function Heads({ plans }: Pick<Props, 'plans'>) {
  return (
    <tr>
      <th scope="col">{DRUG.medicine}</th>
      {plans.map(({ id, name }, index) => (
        <th key={id} scope="col">
          <span className={`${styles.letter} ${styles[colorOf(index)]}`}>{letterOf(index)}</span>
          <span className="visually-hidden"> {name}</span>
        </th>
      ))}
      <th scope="col">{VA.defaultPlan}</th>
    </tr>
  );
}

function Table({
  medicines,
  plans,
  coverageData,
  onRemove,
}: Pick<Props, 'medicines' | 'plans' | 'coverageData' | 'onRemove'>) {
  const { known, isError } = useMedicineDetails(medicines);
  const about = new Map(known?.medicines.map((one) => [one.rxcui, one]));
  const generic = (rxcui: string): string | null => about.get(rxcui)?.generic_name ?? null;
  const va = (rxcui: string): string => {
    const one = about.get(rxcui);
    if (one) return vaAnswer(one);
    return isError ? VA_ANSWERS.notRead : '';
  };
  return (
    <>
      <div className="table-scroll" role="group" aria-label={DRUG.allTitle} tabIndex={0}>
        <table className={styles.all}>
          <caption className="visually-hidden">{DRUG.allTitle}</caption>
          <thead>
            <Heads plans={plans} />
          </thead>
          <tbody>
            {medicines.map(({ rxcui, name }) => (
              <tr key={rxcui}>
                <th scope="row">
                  {name}
                  {generic(rxcui) && <div className="muted">{DRUG.generic(generic(rxcui) ?? '')}</div>}
                  <div className="no-print">
                    <Button kind="quiet" aria-label={DRUG.remove(name)} onClick={() => onRemove(rxcui)}>
                      {DRUG.removeShort}
                    </Button>
                  </div>
                </th>
                {plans.map(({ id }) => (
                  <td key={id}>
                    <CoverageStatus coverageData={coverageData} rxcui={rxcui} planId={id} />
                  </td>
                ))}
                <td>{va(rxcui)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {coverageData.provenance && <Source provenance={coverageData.provenance} />}
      <p className="muted">
        {DRUG.allNote}
        {known && ` ${VA_ANSWERS.note(formatDay(known.listDate))}`}
      </p>
    </>
  );
}

/**
 * The section with the person's medicines and their coverage by all chosen plans. When a medicine is removed, screen
 * readers announce it.
 */
export function AllMedicines({ leftOut, list, isBusy, onCheck, onRemove, ...table }: Props) {
  const { medicines, plans } = table;
  useFocusRecovery();
  const [removed, setRemoved] = useState('');
  function remove(rxcui: string): void {
    setRemoved(medicines.find((one) => one.rxcui === rxcui)?.name ?? '');
    onRemove(rxcui);
  }
  return (
    <section className="stack" aria-label={medicines.length > 0 ? DRUG.allTitle : undefined}>
      <p className="visually-hidden" role="status">
        {removed && DRUG.removed(removed)}
      </p>
      {medicines.length > 0 && <h2>{DRUG.allTitle}</h2>}
      <div role="status">
        {leftOut && (
          <Notice tone="warning">
            <p>{DRUG.full(COVERAGE_BATCH.drugs, leftOut.name)}</p>
          </Notice>
        )}
        {LIST_NOTES[list] && (
          <Notice tone="warning">
            <p>{LIST_NOTES[list]}</p>
          </Notice>
        )}
      </div>
      {medicines.length > 0 && (
        <>
          <Table {...table} onRemove={remove} />
          {list === 'saved' && <p className="muted no-print">{DRUG.savedNote}</p>}
          <p className="no-print">
            {plans.length > 0 && (
              <Button kind="secondary" aria-disabled={isBusy} onClick={onCheck}>
                {isBusy ? DRUG.checking : DRUG.checkAll}
              </Button>
            )}{' '}
            <Button kind="secondary" onClick={() => print()}>
              {DRUG.print}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
