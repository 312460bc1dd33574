import { useState } from 'react';
import { COVERAGE_BATCH } from '#contract/limits/care.js';
import { PAGES } from '#contract/pages.js';
import { AboutPrices, Need, State, type ListState, type Medicine } from '#features/care/index.js';
import { CARE } from '#features/care/messages/care.js';
import { DRUG, VA_ANSWERS } from '#features/care/messages/drugs.js';
import { Source, useHasVaCare, type SelectedPlan } from '#features/plans/index.js';
import { formatDay } from '#ui/format.js';
import { Button, ButtonLink, Checkbox, Disclosure, Notice, useFocusRecovery } from '#ui/index.js';
import type { TermsByPlan } from '../api/use-details.js';
import { coverageTone, type CoverageData } from '../model/coverage-data.js';
import { EarlierCheck, type Facts } from './CoverageTable.js';
import styles from './matrix.module.css';
import { MedicineMatrix } from './MedicineMatrix.js';

interface Props {
  readonly medicines: readonly Medicine[];
  readonly plans: readonly SelectedPlan[];
  readonly coverageData: CoverageData;
  /** Time of the check that the table shows, if a newer check has failed. Otherwise it is null. */
  readonly earlierCheckAt: Date | null;
  readonly terms: TermsByPlan;
  readonly facts: Facts;
  readonly areFactsMissing: boolean;
  /** Day of VA's list, or null until it is known. */
  readonly listDate: string | null;
  /** A medicine that was checked although the person's list had no room for it, or null. */
  readonly leftOut: Medicine | null;
  readonly list: ListState;
  readonly isBusy: boolean;
  readonly onCheck: () => void;
  readonly onRemove: (rxcui: string) => void;
  readonly onFills: (rxcui: string, fills: number) => void;
}
const LIST_NOTES = {
  loading: '',
  notRead: DRUG.listFailed,
  notSaved: DRUG.notSaved,
  saved: '',
  inBrowser: '',
} as const;

type Shown = Pick<
  Props,
  'medicines' | 'plans' | 'coverageData' | 'terms' | 'facts' | 'areFactsMissing' | 'listDate' | 'onRemove' | 'onFills'
>;
const LEGEND = ['good', 'warn', 'bad', 'none'] as const;

/** The words for the icons of the table, and what two prices in a cell mean. */
function Legend({ isVaShown }: { isVaShown: boolean }) {
  return (
    <div className="small">
      <ul className={styles.legend}>
        {LEGEND.map((tone) => (
          <li key={tone}>
            <State tone={tone}>{DRUG.legend[tone]}</State>
          </li>
        ))}
      </ul>
      <p className="muted">
        {DRUG.until} {isVaShown && DRUG.vaGroup1}
      </p>
    </div>
  );
}

/** The person's medicines, with how often each is refilled, to be changed or removed. */
const Changes = ({ medicines, onRemove, onFills }: Pick<Shown, 'medicines' | 'onRemove' | 'onFills'>) => (
  <Disclosure title={DRUG.change}>
    <ul className={styles.changes}>
      {medicines.map((medicine) => (
        <li key={medicine.rxcui}>
          <b>{medicine.name}</b>
          <Need medicine={medicine} onChange={(fills) => onFills(medicine.rxcui, fills)} />
          <Button kind="quiet" aria-label={DRUG.remove(medicine.name)} onClick={() => onRemove(medicine.rxcui)}>
            {DRUG.removeShort}
          </Button>
        </li>
      ))}
    </ul>
  </Disclosure>
);

function Table({ onRemove, onFills, listDate, ...props }: Shown) {
  const { medicines, plans, coverageData } = props;
  const hasVaCare = useHasVaCare();
  const [isVaShown, setVaShown] = useState(hasVaCare);
  const tones = medicines.flatMap(({ rxcui }) => plans.map(({ id }) => coverageTone(coverageData, rxcui, id)));
  return (
    <>
      <MedicineMatrix {...props} isVaShown={isVaShown} />
      <Legend isVaShown={isVaShown} />
      {tones.includes('bad') && <p className="small no-print">{CARE.notCovered}</p>}
      <div className="no-print">
        <Checkbox
          name="va"
          label={DRUG.vaColumn}
          checked={isVaShown}
          onChange={(event) => setVaShown(event.target.checked)}
        />
      </div>
      <div>
        <div className="no-print">
          <Changes medicines={medicines} onRemove={onRemove} onFills={onFills} />
        </div>
        <AboutPrices>
          {coverageData.provenance && <Source provenance={coverageData.provenance} />}
          {isVaShown && listDate && <p className="muted small">{VA_ANSWERS.note(formatDay(listDate))}</p>}
        </AboutPrices>
      </div>
    </>
  );
}

/** The medicines and their coverage by all chosen plans. Screen readers announce the removal of a medicine. */
export function AllMedicines({ leftOut, list, isBusy, earlierCheckAt, onCheck, onRemove, ...table }: Props) {
  const { medicines, plans } = table;
  useFocusRecovery();
  const [removed, setRemoved] = useState('');
  function remove(rxcui: string): void {
    setRemoved(medicines.find((one) => one.rxcui === rxcui)?.name ?? '');
    onRemove(rxcui);
  }
  const isUnchecked = medicines.some(({ rxcui }) =>
    plans.some(({ id }) => coverageTone(table.coverageData, rxcui, id) === undefined),
  );
  return (
    <section className="stack" aria-label={medicines.length > 0 ? DRUG.allTitle : undefined}>
      <p className="visually-hidden" role="status">
        {removed && DRUG.removed(removed)}
      </p>
      {medicines.length > 0 && <h2 className="visually-hidden">{DRUG.allTitle}</h2>}
      <div role="status">
        {leftOut && <Notice tone="warning" text={DRUG.full(COVERAGE_BATCH.drugs, leftOut.name)} />}
        {LIST_NOTES[list] && <Notice tone="warning" text={LIST_NOTES[list]} />}
      </div>
      {medicines.length > 0 && (
        <>
          <EarlierCheck checkedAt={earlierCheckAt} />
          <Table {...table} onRemove={remove} />
          <p className="no-print">
            {isUnchecked && (
              <Button kind="secondary" aria-disabled={isBusy} onClick={onCheck}>
                {isBusy ? DRUG.checking : DRUG.checkAll}
              </Button>
            )}{' '}
            <Button kind="secondary" onClick={() => print()}>
              {DRUG.print}
            </Button>{' '}
            <ButtonLink kind="quiet" to={PAGES.vaDrugCoverage.path}>
              {DRUG.vaLink}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  );
}
