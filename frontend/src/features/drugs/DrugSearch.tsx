import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { DRUG_SEARCH } from '../../../../backend/src/contract/limits.js';
import { DRUG } from '../../../../backend/src/contract/messages/drugs.js';
import { Combobox } from '../../ui/Combobox.js';
import { drugsApi } from './drugs.api.js';
import { nameOf, type Medicine } from './medicines.js';
import { useQuestion } from './use-question.js';

/** The list ends there, however many there are. */
const CUT = DRUG.foundFirst(DRUG_SEARCH.most);

/** What is said below the field: nothing, how many were found, or why none were. */
function statusOf(typed: string, found: number | null, isError: boolean): string {
  if (typed.trim().length < DRUG_SEARCH.boxFrom) return '';
  if (isError) return DRUG.suggestionsFailed;
  if (found !== null && found > 0) return found < DRUG_SEARCH.most ? DRUG.found(found) : CUT;
  if (typed.trim().length < DRUG_SEARCH.keepTypingBelow) return DRUG.keepTyping;
  return found === null ? '' : DRUG.noMatch;
}

/** The box that finds a medicine. An answer to something typed earlier is never shown, and a choice lasts as long as its name stands there. */
export function DrugSearch({ onChoose }: { onChoose: (medicine: Medicine | null) => void }) {
  const { text, isChosen, q, isCurrent, type, choose } = useQuestion(() => onChoose(null));
  const { currentData, isError } = drugsApi.useFindDrugsQuery(q.length >= DRUG_SEARCH.boxFrom ? { query: { q } } : skipToken);
  const found = isCurrent && currentData ? currentData : null;
  const options = useMemo(() => (found ?? []).slice(0, DRUG_SEARCH.most).map((drug) => ({ id: drug.rxcui, label: nameOf(drug), detail: drug.rxterms_dose_form || undefined })), [found]);
  return (
    <Combobox
      name="medication" label={DRUG.searchLabel} hint={DRUG.hint} placeholder={DRUG.placeholder} text={text} options={options} note={options.length < DRUG_SEARCH.most ? undefined : CUT}
      status={isChosen ? DRUG.chosen(text) : statusOf(text, found && found.length, isError)}
      onText={type}
      onChoose={({ id, label }) => { choose(label); onChoose({ rxcui: id, name: label }); }}
    />
  );
}
