import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { withCause } from '#api/index.js';
import type { Drug } from '#contract/api/drugs.contract.js';
import { DRUG_SEARCH } from '#contract/limits/care.js';
import { Combobox } from '#ui/combobox/Combobox.js';
import { careApi } from '../api/care.api.js';
import { DRUG } from '../messages/drugs.js';
import { SpellingHelp } from './SpellingHelp.js';
import { useDrugQuery } from './use-drug-query.js';
import { nameOf, type Medicine } from './use-medicines.js';

/** Says that a list shows only the first results, because more medicines match than it can show. */
const truncated = (): string => DRUG.foundFirst(DRUG_SEARCH.most);

function statusOf(typed: string, found: number | null, error: unknown, isSlow: boolean): string {
  if (typed.trim().length < DRUG_SEARCH.boxFrom) return '';
  if (error) return withCause(DRUG.suggestionsFailed, error);
  if (found !== null && found > 0) return found < DRUG_SEARCH.most ? DRUG.found(found) : truncated();
  if (typed.trim().length < DRUG_SEARCH.keepTypingBelow) return DRUG.keepTyping;
  if (found === null) return isSlow ? DRUG.looking : '';
  return DRUG.noMatch;
}

/** Returns whether a medicine has the typed name, or begins with its first word. */
const isNamed = (typed: string, { name, full_name: fullName }: Drug): boolean =>
  `${name} ${fullName}`.toLowerCase().includes(typed.toLowerCase().split(' ')[0] ?? '');

interface Props {
  /** The person's medicines. Suggestions that are among them say so, or are left out if `clears` is set. */
  readonly listed: readonly Medicine[];
  readonly onChoose: (medicine: Medicine | null) => void;
  /** A search that a button elsewhere asks for. Each is a new object, so that a name can be requested twice. */
  readonly request?: { readonly text: string } | null;
  /** Whether choosing a medicine clears the box, because a list then has the medicine. Otherwise, its name stays. */
  readonly clears?: boolean;
}

/** Results for earlier text are never shown, and a chosen medicine stays chosen until the text is edited. */
export function DrugSearch({ listed, onChoose, request, clears = false }: Props) {
  const { text, isChosen, q, isCurrent, isSlow, type, fill, choose } = useDrugQuery(() => onChoose(null));
  const { currentData, error } = careApi.useFindDrugsQuery(
    q.length >= DRUG_SEARCH.boxFrom ? { query: { q } } : skipToken,
  );
  const field = useRef<HTMLInputElement>(null);
  const fillField = useEffectEvent(fill);
  useEffect(() => {
    if (!request) return;
    fillField(request.text);
    // Moving focus to the search field also opens the list of suggestions.
    field.current?.focus();
  }, [request]);
  const found = isCurrent && currentData ? currentData : null;
  const offered = useMemo(
    () => (clears && found ? found.filter((drug) => !listed.some(({ rxcui }) => rxcui === drug.rxcui)) : found),
    [found, listed, clears],
  );
  const status =
    found?.length && !offered?.length ? DRUG.allListed : statusOf(text, offered && offered.length, error, isSlow);
  const options = useMemo(
    () =>
      (offered ?? []).slice(0, DRUG_SEARCH.most).map((drug) => {
        const isListed = listed.some(({ rxcui }) => rxcui === drug.rxcui);
        return { id: drug.rxcui, label: nameOf(drug), detail: isListed ? DRUG.listed : undefined };
      }),
    [offered, listed],
  );
  // Medicines without the typed name were found by the ingredients of a brand, which has to be said.
  const isMeant = found !== null && found.length > 0 && !found.some((drug) => isNamed(q, drug));
  const { currentData: names } = careApi.useDrugNamesQuery(isMeant ? { query: { q } } : skipToken);
  const [known] = (isMeant && names) || [];
  const meaning =
    known?.contains === undefined ? '' : `${DRUG.contains(known.name, known.contains)} ${DRUG.sameIngredients}`;
  const note = [meaning, options.length < DRUG_SEARCH.most ? '' : truncated()].filter(Boolean).join(' ');
  return (
    <>
      <Combobox
        name="medication"
        field={field}
        label={DRUG.searchLabel}
        hint={DRUG.hint}
        placeholder={DRUG.placeholder}
        text={text}
        options={options}
        note={note || undefined}
        status={isChosen ? DRUG.chosen(text) : `${status} ${meaning}`.trim()}
        onText={type}
        onChoose={({ id, label }) => {
          if (clears) type('');
          else choose(label);
          onChoose({ rxcui: id, name: label });
        }}
      />
      <div role="status">
        {found?.length === 0 && (
          <SpellingHelp
            typed={q}
            from={DRUG_SEARCH.keepTypingBelow}
            without={[]}
            onTake={(name) => {
              fill(name);
              // Focus in the search field also opens the list of suggestions for the new text.
              field.current?.focus();
            }}
          />
        )}
      </div>
    </>
  );
}
