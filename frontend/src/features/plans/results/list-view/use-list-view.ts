import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useNarrow } from '#theme/index.js';
import { nextSort, type Sort } from '#ui/index.js';
import { defaultSort, isSortColumn, type SortOffer } from '../../model/list-order.js';
import { isSameAmountEdited, readFilters, writeFilters, type Filters } from '../../model/ranking/filters.js';
import type { RankedPlan } from '../../model/ranking/ranking.js';
import { stepAddress } from '../../questions/steps.js';
import { storedListAddress } from '../../storage/plan-link-state.js';

function readSort(params: URLSearchParams, offer: SortOffer): Sort {
  const column = params.get('sort');
  return isSortColumn(column, offer)
    ? { column, direction: params.get('order') === 'descending' ? 'descending' : 'ascending' }
    : defaultSort(offer.hasCriteria);
}

function writeSort({ column, direction }: Sort, onto: URLSearchParams, byDefault: Sort): URLSearchParams {
  const params = new URLSearchParams(onto);
  params.delete('sort');
  params.delete('order');
  if (column !== byDefault.column || direction !== byDefault.direction) params.set('sort', column);
  if (direction === 'descending') params.set('order', direction);
  return params;
}

/** Numbers of plans shown at first on phones and wider screens, and how many "Show more" adds. */
const [FIRST_ON_PHONES, FIRST] = [4, 7];
export const STEP = 10;
const SHOWN = 'shown';

export const VIEWS = ['cards', 'table'] as const;
const VIEW = 'view';

function readShown(params: URLSearchParams, first: number): number {
  const text = params.get(SHOWN) ?? '';
  return /^\d{1,4}$/.test(text) ? Math.max(first, Number(text)) : first;
}

/**
 * Order, filters and number of plans shown, with functions that change them. They are in the URL, so Back undoes the
 * last change, and people who return find the list as they left it. `rows` are all plans.
 */
export function useListView(rows: readonly RankedPlan[], offer: SortOffer) {
  const [address, setAddress] = useSearchParams();
  // The list's order, filters and length as the person has just set them. The URL is updated a moment later. If the URL
  // then differs from these settings, for example because the back button was pressed, the URL takes precedence.
  const [params, setParams] = useState(address);
  // Keep the state object if the URL contains the same parameters, so that nothing is sorted or rendered again.
  const follow = (next: URLSearchParams) => setParams((shown) => (shown.toString() === next.toString() ? shown : next));
  useEffect(() => follow(address), [address]);
  const { pathname } = useLocation();
  useEffect(() => void storedListAddress.write(pathname + stepAddress(null, params)), [pathname, params]);
  // If the back button is pressed before a change is drawn, `address` never differs, so the effect above is not called.
  useEffect(() => {
    const onBack = () => follow(new URLSearchParams(window.location.search));
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);
  const { hasCriteria, expected } = offer;
  const sort = useMemo(() => readSort(params, { hasCriteria, expected }), [params, hasCriteria, expected]);
  // Sorting keeps the object with the filters, so that nothing is filtered or counted again.
  const filterText = JSON.stringify(readFilters(params, rows));
  const filters = useMemo(() => JSON.parse(filterText) as Filters, [filterText]);
  const first = useNarrow() ? FIRST_ON_PHONES : FIRST;
  const shown = readShown(params, first);
  function go(next: URLSearchParams, replace = false, most = first): void {
    if (most === first) next.delete(SHOWN);
    else next.set(SHOWN, String(most));
    setParams(next);
    setAddress(next, { replace });
  }
  const actions = {
    sortBy: (column: string) => go(writeSort(nextSort(sort, column), params, defaultSort(hasCriteria))),
    filterBy: (changed: Filters) => go(writeFilters(changed, params), isSameAmountEdited(filters, changed)),
  };
  // The functions stay the same in each render, so that the table and the filters are rendered only if they change.
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState(() => ({
    sortBy: (column: string) => latest.current.sortBy(column),
    filterBy: (changed: Filters) => latest.current.filterBy(changed),
  }));
  return {
    sort,
    filters,
    first,
    shown,
    form: VIEWS.find((name) => name === params.get(VIEW)) ?? VIEWS[0],
    showAs(form: (typeof VIEWS)[number]): void {
      const next = new URLSearchParams(params);
      if (form === VIEWS[0]) next.delete(VIEW);
      else next.set(VIEW, form);
      go(next, true, shown);
    },
    showMore: () => go(new URLSearchParams(params), true, shown + STEP),
    ...stable,
  };
}
