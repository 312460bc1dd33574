import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useRef } from 'react';
import type { VaDrug } from '../../../../backend/src/contract/drugs.contract.js';
import { DRUG_SEARCH, VA_SEARCH } from '../../../../backend/src/contract/limits.js';
import { DRUG, VA } from '../../../../backend/src/contract/messages/drugs.js';
import { Combobox } from '../../ui/Combobox.js';
import { Notice } from '../../ui/index.js';
import { drugsApi } from './drugs.api.js';
import { SpellingHelp } from './SpellingHelp.js';
import { useQuestion } from './use-question.js';

export interface ChosenVaDrug { readonly drug: VaDrug; readonly listDate: string; readonly isSample: boolean }

/** The list ends there, whatever else is on it. */
const CUT = DRUG.foundFirst(VA_SEARCH.most);

function statusOf(typed: string, found: number | null, isError: boolean): string {
  if (typed.length < VA_SEARCH.from) return '';
  if (isError) return VA.suggestionsFailed;
  if (found === null) return '';
  if (found > 0) return found < VA_SEARCH.most ? DRUG.found(found) : CUT;
  return typed.length < DRUG_SEARCH.keepTypingBelow ? DRUG.keepTyping : `${DRUG.noMatch} ${VA.notOnList}`;
}

/** Offers only what stands on the list, so that the answer after choosing is true; it lasts as long as its name stands there. */
export function VaSearch({ onChoose }: { onChoose: (chosen: ChosenVaDrug | null) => void }) {
  const { text, isChosen, q, isCurrent, type, choose } = useQuestion(() => onChoose(null));
  const { currentData, isError } = drugsApi.useFindVaDrugsQuery(q.length >= VA_SEARCH.from ? { query: { q } } : skipToken);
  const field = useRef<HTMLInputElement>(null);
  // The focus opens the list of the name just put in; the button that was pressed goes away.
  function take(name: string): void {
    type(name);
    field.current?.focus();
  }
  const found = isCurrent && currentData ? currentData : null;
  const options = useMemo(() => (found?.drugs ?? []).map((drug) => ({ id: drug.id, label: drug.id, detail: [drug.brand, drug.className].filter(Boolean).join(', '), drug, listDate: found?.listDate ?? '', isSample: found?.isSample ?? false })), [found]);
  return (
    <>
      <Combobox
        name="va-medication" field={field} label={VA.searchLabel} hint={VA.tip} text={text} options={options} note={options.length < VA_SEARCH.most ? undefined : CUT} onText={type}
        status={isChosen ? DRUG.chosen(text) : statusOf(text.trim(), found && found.drugs.length, isError)}
        onChoose={(option) => { choose(option.label); onChoose(option); }}
      />
      {found?.isSample && <Notice tone="warning"><p>{VA.sample}</p></Notice>}
      {found?.drugs.length === 0 && <SpellingHelp typed={text} without={[]} onTake={take} />}
    </>
  );
}
