import { skipToken } from '@reduxjs/toolkit/query/react';
import { DRUG_SEARCH } from '../../../../backend/src/contract/limits.js';
import { SPELLING } from '../../../../backend/src/contract/messages/drugs.js';
import { Button, Notice } from '../../ui/index.js';
import { drugsApi } from './drugs.api.js';

interface Props {
  /** What was typed and not found. */
  readonly typed: string;
  /** From so many letters on. */
  readonly from?: number;
  /** Names that are there already; they are not offered again. */
  readonly without: readonly string[];
  readonly onTake: (name: string) => void;
}

/** Offers names that are spelled alike (specification 2, section 5: the spelling helper). */
export function SpellingHelp({ typed, from = DRUG_SEARCH.lookUpFrom, without, onTake }: Props) {
  const q = typed.trim();
  const { currentData, isError } = drugsApi.useDrugNamesQuery(q.length >= from ? { query: { q } } : skipToken);
  if (isError) return <Notice tone="warning"><p>{SPELLING.failed}</p></Notice>;
  const there = new Set([q, ...without].map((name) => name.toLowerCase()));
  const names = (currentData ?? []).map(({ name }) => name).filter((name) => !there.has(name.toLowerCase())).slice(0, DRUG_SEARCH.pageSize);
  if (names.length === 0) return null;
  return (
    <div role="group" aria-label={SPELLING.title}>
      <p>{SPELLING.title}</p>
      <ul>{names.map((name) => <li key={name}><Button kind="quiet" onClick={() => onTake(name)}>{name}</Button></li>)}</ul>
    </div>
  );
}
