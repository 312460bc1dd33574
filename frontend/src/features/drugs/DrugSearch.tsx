import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { DRUG_SEARCH } from '../../../../backend/src/contract/limits.js';
import { DRUG } from '../../../../backend/src/contract/messages/drugs.js';
import { Combobox } from '../../ui/Combobox.js';
import { drugsApi } from './drugs.api.js';
import { nameOf, type Medicine } from './medicines.js';
import { usePaused } from './use-pause.js';

/** What is said below the field: nothing, how many were found, or why none were. */
function statusOf(typed: string, found: number | null, isError: boolean): string {
  if (typed.trim().length < DRUG_SEARCH.boxFrom) return '';
  if (isError) return DRUG.suggestionsFailed;
  if (found !== null && found > 0) return DRUG.found(found);
  if (typed.trim().length < DRUG_SEARCH.keepTypingBelow) return DRUG.keepTyping;
  return found === null ? '' : DRUG.noMatch;
}

/** The box that finds a medicine. An answer to something typed earlier is never shown, and a choice lasts as long as its name stands there. */
export function DrugSearch({ onChoose }: { onChoose: (medicine: Medicine | null) => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  // The name of what was chosen stands in the field; it is an answer and no question.
  const isChosen = text === chosen;
  const paused = usePaused(text).trim();
  const q = isChosen ? '' : paused;
  const { currentData, isError } = drugsApi.useFindDrugsQuery(q.length >= DRUG_SEARCH.boxFrom ? { query: { q } } : skipToken);
  const found = q === text.trim() && currentData ? currentData : null;
  const options = useMemo(() => (found ?? []).slice(0, DRUG_SEARCH.most).map((drug) => ({ id: drug.rxcui, label: nameOf(drug), detail: drug.rxterms_dose_form || undefined })), [found]);
  return (
    <Combobox
      name="medication" label={DRUG.searchLabel} hint={DRUG.hint} placeholder={DRUG.placeholder} text={text} options={options}
      status={isChosen ? DRUG.chosen(text) : statusOf(text, found && found.length, isError)}
      onText={(typed) => { setText(typed); setChosen(null); onChoose(null); }}
      onChoose={({ id, label }) => { setText(label); setChosen(label); onChoose({ rxcui: id, name: label }); }}
    />
  );
}
