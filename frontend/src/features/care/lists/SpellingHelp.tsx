import { skipToken } from '@reduxjs/toolkit/query/react';
import { withCause } from '#api/index.js';
import { DRUG_SEARCH } from '#contract/limits/care.js';
import { Button, Notice } from '#ui/index.js';
import { careApi } from '../api/care.api.js';
import { DRUG, SPELLING } from '../messages/drugs.js';

interface Props {
  readonly typed: string;
  /** Minimum number of typed letters at which similar names are suggested. */
  readonly from?: number;
  /** Medicine names that are not suggested, because the person's list already contains them. */
  readonly without: readonly string[];
  /** Restricts the suggestions to medicines on the given formulary, so that every suggestion leads to a result. */
  readonly list?: 'va';
  readonly onTake: (name: string) => void;
}

/** The specification allows a suggested name to be a string, or an object with `name` or `label`. */
type Suggestion = string | { readonly name?: string; readonly label?: string; readonly contains?: string };
const nameIn = (suggestion: Suggestion): string =>
  typeof suggestion === 'string' ? suggestion : (suggestion.name ?? suggestion.label ?? '');

/** Says what the typed medicine is or, if it is unknown, suggests similar names, apart from the medicines found. */
export function SpellingHelp({ typed, from = DRUG_SEARCH.lookUpFrom, without, list, onTake }: Props) {
  const q = typed.trim();
  const { currentData, error } = careApi.useDrugNamesQuery(
    q.length >= from ? { query: { q, ...(list && { list }) } } : skipToken,
  );
  if (error) return <Notice tone="warning" text={withCause(SPELLING.failed, error)} />;
  const suggestions: readonly Suggestion[] = currentData ?? [];
  const [known] = suggestions;
  if (typeof known === 'object' && known.contains !== undefined)
    return (
      <Notice>
        <p>
          {DRUG.contains(nameIn(known), known.contains)} {DRUG.noProduct(nameIn(known))}
        </p>
      </Notice>
    );
  const offered = new Set(['', q, ...without].map((name) => name.toLowerCase()));
  const names = suggestions
    .map(nameIn)
    .filter((name) => !offered.has(name.toLowerCase()))
    .slice(0, DRUG_SEARCH.pageSize);
  const [guess] = names;
  if (guess === undefined) return null;
  const title = SPELLING.title(q, guess);
  return (
    <div role="group" aria-label={title}>
      <p>{title}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Button kind="quiet" onClick={() => onTake(name)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
