import { useAppDispatch } from '#store/index.js';
import { Button, Notice } from '#ui/index.js';
import { CHANGED_ANSWERS } from '../messages/answers/changed-answers.js';
import { SEARCH } from '../messages/plans.js';
import { draftFromSearch, EMPTY_DRAFT } from '../model/search/search-draft.js';
import { isDraftChanged, type SubmittedSearch } from '../model/search/submitted-search.js';
import { usePlace } from '../questions/PlaceFields.js';
import { draftChanged, searchSubmitted, useDraft } from '../storage/answers.slice.js';
import { useNewerSearch } from './use-search.js';

interface Props {
  /** The search that found the plans on the screen. */
  readonly submitted: SubmittedSearch;
  readonly isBusy: boolean;
  readonly onUpdate: () => void;
}

/**
 * Answers were changed, here or in another tab, since the plans were found. One button searches again, the other brings
 * the answers back. If another marketplace serves the place, the notice says so instead.
 */
export function ChangedAnswers({ submitted, isBusy, onUpdate }: Props) {
  const dispatch = useAppDispatch();
  const [draft] = useDraft();
  const { elsewhere } = usePlace(draft);
  const isInOtherTab = useNewerSearch() !== null;
  const { search, entries = draftFromSearch(search) } = submitted;
  const isOnlyYear = !isDraftChanged(submitted, { ...draft, year: String(search.year) });
  const note = isOnlyYear ? CHANGED_ANSWERS.noteOnYear(draft.year, search.year) : CHANGED_ANSWERS.note;
  function undo(): void {
    // A year that stood in for an unknown one is chosen by whoever brings it back once the years are known.
    dispatch(draftChanged({ ...EMPTY_DRAFT, ...entries, isYearAssumed: draft.isYearAssumed }));
    if (isInOtherTab) dispatch(searchSubmitted({ search, entries }));
  }
  return (
    <Notice tone="warning">
      <p>
        <strong>{isInOtherTab ? CHANGED_ANSWERS.noteOnTab : note}</strong>
        {elsewhere && ` ${CHANGED_ANSWERS.elsewhere}`}
      </p>
      <p className="no-print">
        {!elsewhere && (
          <Button aria-disabled={isBusy} onClick={onUpdate}>
            {isBusy ? SEARCH.busy : CHANGED_ANSWERS.update}
          </Button>
        )}{' '}
        {!isBusy && (
          <Button kind="quiet" onClick={undo}>
            {CHANGED_ANSWERS.undo}
          </Button>
        )}
      </p>
    </Notice>
  );
}
