import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useRef } from 'react';
import { withCause } from '#api/index.js';
import type { DRUGS, VaDrug } from '#contract/api/drugs.contract.js';
import type { ReplyOf } from '#contract/api/endpoint.js';
import { DRUG_SEARCH, VA_SEARCH } from '#contract/limits/care.js';
import { LENGTHS } from '#contract/limits/fields.js';
import { SpellingHelp, useDrugQuery } from '#features/care/index.js';
import { DRUG, VA } from '#features/care/messages/drugs.js';
import { Combobox } from '#ui/combobox/Combobox.js';
import { formatMonth } from '#ui/format.js';
import { Notice } from '#ui/index.js';
import { drugsApi } from '../api/drugs.api.js';

type Found = ReplyOf<typeof DRUGS.searchVa>;
type Interpretation = Found['interpretation'];
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z\d]+/g) ?? [];

/** Returns whether the person searched for a name other than the generic name, such as a brand. */
const isOtherName = (searched: Interpretation): searched is NonNullable<Interpretation> =>
  searched !== null && searched.generic !== '' && searched.generic.toLowerCase() !== searched.name.toLowerCase();

/**
 * Says which ingredient a product shares with the searched brand, as the formulary names it: that is true of both, as
 * it leaves out a salt in which they may differ. Empty if the product has the searched name.
 */
export function likeSearched({ id, name, brand, generic }: VaDrug, searched: Interpretation): string {
  if (!isOtherName(searched)) return '';
  const own = new Set(wordsOf(`${id} ${name} ${brand}`));
  return wordsOf(searched.name).every((word) => own.has(word)) ? '' : VA.like(searched.name, generic);
}

/**
 * Says that no found product has the searched name. Empty if one has, if none was found or not all are known, or if the
 * name has a word of the generic name, which the formulary may write in another way.
 */
function nameNotFound({ interpretation, drugs, listDate }: Found): string {
  if (!isOtherName(interpretation) || drugs.length === 0 || drugs.length >= VA_SEARCH.most) return '';
  const { name, generic } = interpretation;
  const isNamed = drugs.some((drug) => likeSearched(drug, interpretation) === '');
  const isLikeGeneric = wordsOf(name).some((word) => wordsOf(generic).includes(word));
  return isNamed || isLikeGeneric ? '' : VA.nameNotFound(name, formatMonth(listDate));
}

export interface ChosenVaDrug {
  readonly drug: VaDrug;
  readonly listDate: string;
  /** A sentence saying what the medicine has in common with the brand that was searched for. It may be empty. */
  readonly like: string;
  /** A sentence saying that the brand that was searched for was not found on the formulary. It may be empty. */
  readonly notFound: string;
}

const TRUNCATED = DRUG.foundFirst(VA_SEARCH.most);

export const labelOf = ({ name, form }: VaDrug): string => [name, form].filter(Boolean).join(', ');

/** Explains which medicine the server searched for if the person typed a brand. Empty if that is not needed. */
function meaningOf(found: Found): string[] {
  const { interpretation, drugs } = found;
  const notFound = nameNotFound(found);
  if (!interpretation) return [];
  const isBrand = isOtherName(interpretation);
  return [
    ...(isBrand ? [VA.contains(interpretation.name, interpretation.generic)] : []),
    ...(notFound ? [notFound] : []),
    ...(isBrand && drugs.length > 0 ? [VA.anotherBrand] : []),
  ];
}

const noteOf = (found: Found): string =>
  [...meaningOf(found), ...(found.drugs.length >= VA_SEARCH.most ? [TRUNCATED] : [])].join(' ');

function statusOf(typed: string, found: Found | null, error: unknown, isSlow: boolean): string {
  if (typed.length < VA_SEARCH.from) return '';
  if (isTooLong(typed)) return VA.tooLong;
  if (error) return withCause(VA.suggestionsFailed, error);
  if (found === null) return isSlow ? DRUG.looking : '';
  if (found.drugs.length > 0) return `${DRUG.found(found.drugs.length)} ${noteOf(found)}`.trim();
  return isUnfinished(typed, found) ? DRUG.keepTyping : DRUG.noMatch;
}

/** Returns whether a text is longer than what the server looks up, so that it cannot be the name of a medicine. */
const isTooLong = (typed: string): boolean => typed.length > LENGTHS.medicine.max;

const isUnfinished = (typed: string, { interpretation }: Found): boolean =>
  typed.length < DRUG_SEARCH.keepTypingBelow && interpretation === null;

/** Says that the VA formulary does not contain the medicine, and that VA may nevertheless provide it. */
function NotNamed({ found }: { found: Found }) {
  return (
    <Notice>
      <p>{[...meaningOf(found), VA.notNamed(formatMonth(found.listDate))].join(' ')}</p>
      <p>{VA.notOnList}</p>
    </Notice>
  );
}

/**
 * The search box for the VA formulary. People can choose only from the suggestions, so that the result is always about
 * a medicine on the formulary. The chosen suggestion stays chosen until the text is edited.
 */
export function VaSearch({ onChoose }: { onChoose: (chosen: ChosenVaDrug | null) => void }) {
  const { text, isChosen, q, isCurrent, isSlow, type, choose } = useDrugQuery(() => onChoose(null));
  const { currentData, error } = drugsApi.useFindVaDrugsQuery(
    q.length >= VA_SEARCH.from ? { query: { q } } : skipToken,
  );
  const field = useRef<HTMLInputElement>(null);
  // Choosing a suggested spelling removes the button of that suggestion, so move focus to the search field. Moving
  // focus there also opens the list of suggestions for the new text.
  function takeSpelling(name: string): void {
    type(name);
    field.current?.focus();
  }
  const typed = text.trim();
  const found = isCurrent && currentData && !isTooLong(typed) ? currentData : null;
  const isMissing = found?.drugs.length === 0 && typed.length >= VA_SEARCH.from && !isUnfinished(typed, found);
  const options = useMemo(
    () =>
      (found?.drugs ?? []).map((drug) => {
        const notFound = found ? nameNotFound(found) : '';
        const like = likeSearched(drug, found?.interpretation ?? null);
        const detail = [[drug.brand, drug.className].filter(Boolean).join(', '), like].filter(Boolean).join('. ');
        return { id: drug.id, label: labelOf(drug), detail, drug, listDate: found?.listDate ?? '', like, notFound };
      }),
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
        note={found && found.drugs.length > 0 ? noteOf(found) || undefined : undefined}
        onText={type}
        status={isChosen ? DRUG.chosen(text) : statusOf(typed, found, error, isSlow)}
        onChoose={(option) => {
          choose(option.label);
          onChoose(option);
        }}
      />
      <div role="status">{found && isMissing && <NotNamed found={found} />}</div>
      {isMissing && <SpellingHelp typed={text} list="va" without={[]} onTake={takeSpelling} />}
    </>
  );
}
