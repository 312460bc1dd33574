import { wordsOf } from '../names/name-match.js';
import type { VaProduct } from './va-list-file.js';

const collator = new Intl.Collator('en', { numeric: true });

/**
 * Patterns for dosage forms, in the order in which products with these forms are displayed. The most common forms come
 * first.
 */
const KINDS: readonly RegExp[] = [/^(?:tab|cap)/, /oral|syrup|elixir|liquid/, /^inhl/, /top|cream|oint|patch/];
const kindOf = (form: string): number => {
  const at = KINDS.findIndex((kind) => kind.test(form));
  return at < 0 ? KINDS.length : at;
};

/**
 * Sorts VA products for display. Products whose generic name begins with the typed text come first, then products whose
 * brand begins with the typed text, then all others. Within each of these groups, products with fewer ingredients come
 * first. Further criteria, in this order, are: names without an addition in parentheses, the more common dosage forms,
 * forms that are not extended-release, shorter generic names, and lower strengths.
 */
export function matchingFirst(products: readonly VaProduct[], typed: string): VaProduct[] {
  const start = wordsOf(typed)[0] ?? '';
  const rank = ({ brand, generic }: VaProduct): number =>
    generic.startsWith(start) ? 0 : brand.toLowerCase().startsWith(start) ? 1 : 2;
  return products
    .map((product) => ({
      product,
      order: [
        rank(product),
        product.generic.split('/').length,
        product.id.includes('(') ? 1 : 0,
        kindOf(product.form),
        /\bsa\b/.test(product.form) ? 1 : 0,
        product.generic.length,
      ],
    }))
    .toSorted((a, b) => {
      const at = a.order.findIndex((value, index) => value !== b.order[index]);
      return at < 0 ? collator.compare(a.product.id, b.product.id) : (a.order[at] ?? 0) - (b.order[at] ?? 0);
    })
    .map(({ product }) => product);
}
