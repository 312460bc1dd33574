import type { DRUGS, VaDrug } from '#contract/api/drugs.contract.js';
import type { ReplyOf } from '#contract/api/endpoint.js';
import { VA_SEARCH } from '#contract/limits/drugs.js';
import { VA } from '#features/care/messages/drugs.js';
import { formatMonth } from '#ui/format-day.js';

type Found = ReplyOf<typeof DRUGS.searchVa>;
type Interpretation = Found['interpretation'];
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z\d]+/g) ?? [];

/** Returns whether the person searched for a name other than the generic name, such as a brand. */
export const isOtherName = (searched: Interpretation): searched is NonNullable<Interpretation> =>
  searched !== null && searched.generic !== '' && searched.generic.toLowerCase() !== searched.name.toLowerCase();

/**
 * Returns a sentence saying which ingredient a product on the VA formulary shares with the brand that the person
 * searched for. The sentence is empty if the product has the name that was searched for. It names the ingredient as the
 * formulary does, because that name is true of both: it leaves out a salt in which they may differ.
 */
export function likeSearched({ id, name, brand, generic }: VaDrug, searched: Interpretation): string {
  if (!isOtherName(searched)) return '';
  const own = new Set(wordsOf(`${id} ${name} ${brand}`));
  return wordsOf(searched.name).every((word) => own.has(word)) ? '' : VA.like(searched.name, generic);
}

/**
 * Returns a sentence saying that no product found on the VA formulary has the name that the person searched for. It is
 * empty if a product has the name, if no product was found or not all are known, and if the name contains a word of the
 * generic name, because the formulary may write such a name in another way.
 */
export function nameNotFound({ interpretation, drugs, listDate }: Found): string {
  if (!isOtherName(interpretation) || drugs.length === 0 || drugs.length >= VA_SEARCH.most) return '';
  const { name, generic } = interpretation;
  const isNamed = drugs.some((drug) => likeSearched(drug, interpretation) === '');
  const isLikeGeneric = wordsOf(name).some((word) => wordsOf(generic).includes(word));
  return isNamed || isLikeGeneric ? '' : VA.nameNotFound(name, formatMonth(listDate));
}
