import { useState } from 'react';
import type { MedicineFacts } from '#contract/api/drugs.contract.js';
import { COVERAGE_BATCH } from '#contract/limits/care.js';
import type { ListState, Medicine } from '#features/care/index.js';
import { CARE } from '#features/care/messages/care.js';
import { DRUG, VA_ANSWERS } from '#features/care/messages/drugs.js';
import { Source, useHasVaCare, type SelectedPlan } from '#features/plans/index.js';
import { formatDay } from '#ui/format.js';
import { Button, Checkbox, Notice, useFocusRecovery } from '#ui/index.js';
import { useMedicineDetails, type TiersByPlan } from '../api/use-details.js';
import { coverageTone, type CoverageData } from '../model/coverage-data.js';
import { EarlierCheck } from './CoverageTable.js';
import { MedicineMatrix } from './MedicineMatrix.js';

interface Props {
  readonly medicines: readonly Medicine[];
  readonly plans: readonly SelectedPlan[];
  readonly coverageData: CoverageData;
  /** Time of the check that the table shows, if a newer check has failed. Otherwise it is null. */
  readonly earlierCheckAt: Date | null;
  readonly tiers: TiersByPlan;
  /**
   * A medicine whose coverage was checked, although there was no room for it in the person's list. It is null if there
   * is no such medicine.
   */
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

type Shown = Pick<Props, 'medicines' | 'plans' | 'coverageData' | 'tiers' | 'onRemove' | 'onFills'>;

/** Notes that explain the answers in the table of medicines and name the source and date of the data. */
function Notes({ medicines, plans, coverageData }: Shown) {
  const tones = medicines.flatMap(({ rxcui }) => plans.map(({ id }) => coverageTone(coverageData, rxcui, id)));
  return (
    <>
      {tones.includes('none') && (
        <Notice>
          <p>{DRUG.allNote}</p>
        </Notice>
      )}
      {tones.includes('bad') && <p className="small no-print">{CARE.notCovered}</p>}
      {coverageData.provenance && <Source provenance={coverageData.provenance} />}
    </>
  );
}

const NO_FACTS: readonly MedicineFacts[] = [];

function Table(props: Shown) {
  const { known, isError } = useMedicineDetails(props.medicines);
  const facts = new Map((known?.medicines ?? NO_FACTS).map((one) => [one.rxcui, one]));
  const hasVaCare = useHasVaCare();
  const [isVaShown, setVaShown] = useState(hasVaCare);
  return (
    <>
      <div className="no-print">
        <Checkbox
          name="va"
          label={DRUG.vaColumn}
          checked={isVaShown}
          onChange={(event) => setVaShown(event.target.checked)}
        />
      </div>
      <MedicineMatrix {...props} facts={facts} areFactsMissing={isError} isVaShown={isVaShown} />
      <Notes {...props} />
      {isVaShown && known && <p className="muted small">{VA_ANSWERS.note(formatDay(known.listDate))}</p>}
    </>
  );
}

/**
 * The section with the person's medicines and their coverage by all chosen plans. When a medicine is removed, screen
 * readers announce the removal.
 */
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
          <EarlierCheck checkedAt={earlierCheckAt} />
          <Table {...table} onRemove={remove} />
          {list === 'saved' && <p className="muted no-print">{DRUG.savedNote}</p>}
          <p className="no-print">
            {isUnchecked && (
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
