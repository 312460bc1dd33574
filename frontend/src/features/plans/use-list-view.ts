import { startTransition, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { nextSort, type Sort } from '../../ui/index.js';
import { DEFAULT_SORT } from './columns.js';
import { isTypedOn, readFilters, writeFilters, type Filters } from './filters.js';

function readSort(params: URLSearchParams): Sort {
  const column = params.get('sort');
  return column ? { column, direction: params.get('order') === 'descending' ? 'descending' : 'ascending' } : DEFAULT_SORT;
}

function writeSort({ column, direction }: Sort, onto: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(onto);
  params.delete('sort');
  params.delete('order');
  if (column !== DEFAULT_SORT.column || direction !== DEFAULT_SORT.direction) params.set('sort', column);
  if (direction === 'descending') params.set('order', direction);
  return params;
}

/** Order and filters of the list. They stand in the address: the back button takes the last change back. */
export function useListView() {
  const [address, setAddress] = useSearchParams();
  // What was ticked shows at once; the address follows a moment later and has the last word, for instance after "back".
  const [params, setParams] = useState(address);
  // Where both say the same, the list stays as it is: nothing is sorted or painted twice.
  useEffect(() => setParams((shown) => (shown.toString() === address.toString() ? shown : address)), [address]);
  const [sort, filters] = useMemo(() => [readSort(params), readFilters(params)] as const, [params]);
  function go(next: URLSearchParams, replace = false): void {
    setParams(next);
    setAddress(next, { replace, preventScrollReset: true });
  }
  return {
    sort, filters,
    /** Painted in pieces: many rows move, and no frame should wait for all of them. */
    sortBy: (column: string) => startTransition(() => go(writeSort(nextSort(sort, column), params))),
    /** The order the list began with; no header stands for it while nothing is wished for. */
    isBestFirst: sort.column === DEFAULT_SORT.column && sort.direction === DEFAULT_SORT.direction,
    bestFirst: () => startTransition(() => go(writeSort(DEFAULT_SORT, params))),
    filterBy: (changed: Filters) => go(writeFilters(changed, params), isTypedOn(filters, changed)),
  };
}
