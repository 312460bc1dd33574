import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useRef } from 'react';
import { withCause } from '#api/index.js';
import type { VaDrug } from '#contract/api/drugs.contract.js';
import { DRUG_SEARCH, VA_SEARCH } from '#contract/limits/drugs.js';
import { DRUG, VA } from '#contract/messages/drugs.js';
import { Combobox } from '#ui/combobox/Combobox.js';
import { Notice } from '#ui/index.js';
import { drugsApi } from '../api/drugs.api.js';
import { SpellingHelp } from '../components/SpellingHelp.js';
import { useDrugQuery } from '../components/use-drug-query.js';

export interface ChosenVaDrug {
  readonly drug: VaDrug;
  readonly listDate: string;
  readonly isSample: boolean;
}

/** Message at the end of a list of VA medicines that was shortened to its maximum length. */
const CUT = DRUG.foundFirst(VA_SEARCH.most);

function statusOf(typed: string, found: number | null, error: unknown, isSlow: boolean): string {
  if (typed.length < VA_SEARCH.from) return '';
  if (error) return withCause(VA.suggestionsFailed, error);
  if (found === null) return isSlow ? DRUG.looking : '';
  if (found > 0) return found < VA_SEARCH.most ? DRUG.found(found) : CUT;
  return typed.length < DRUG_SEARCH.keepTypingBelow ? DRUG.keepTyping : `${DRUG.noMatch} ${VA.notOnList}`;
}

/**
 * The search box for VA's formulary. People can choose only entries of the list, so that the answer is always about a
 * medicine of the formulary. A choice stays until the text is edited.
 */
export function VaSearch({ onChoose }: { onChoose: (chosen: ChosenVaDrug | null) => void }) {
  const { text, isChosen, q, isCurrent, isSlow, type, choose } = useDrugQuery(() => onChoose(null));
  const { currentData, error } = drugsApi.useFindVaDrugsQuery(
    q.length >= VA_SEARCH.from ? { query: { q } } : skipToken,
  );
  const field = useRef<HTMLInputElement>(null);
  // The pressed button disappears, so the search field takes the focus, which opens the list for the new text.
  function takeSpelling(name: string): void {
    type(name);
    field.current?.focus();
  }
  const found = isCurrent && currentData ? currentData : null;
  const options = useMemo(
    () =>
      (found?.drugs ?? []).map((drug) => ({
        id: drug.id,
        label: drug.id,
        detail: [drug.brand, drug.className].filter(Boolean).join(', '),
        drug,
        listDate: found?.listDate ?? '',
        isSample: found?.isSample ?? false,
      })),
    [found],
  );
  return (
    <>
      <Combobox
        name="va-medication"
        field={field}
        label={VA.searchLabel}
        hint={VA.tip}
        text={text}
        options={options}
        note={options.length < VA_SEARCH.most ? undefined : CUT}
        onText={type}
        status={isChosen ? DRUG.chosen(text) : statusOf(text.trim(), found && found.drugs.length, error, isSlow)}
        onChoose={(option) => {
          choose(option.label);
          onChoose(option);
        }}
      />
      {found?.isSample && (
        <Notice tone="warning">
          <p>{VA.sample}</p>
        </Notice>
      )}
      {found?.drugs.length === 0 && <SpellingHelp typed={text} without={[]} onTake={takeSpelling} />}
    </>
  );
}
