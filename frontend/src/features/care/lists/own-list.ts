import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { hasSignedInHere, useSession } from '#features/session/index.js';
import { useAppDispatch, type AppThunk, type RootState } from '#store/index.js';
import { careListsChanged, selectCareLists, useCareLists, type CareLists } from '../storage/care-lists.slice.js';
import { useIsAccountUnread } from '../storage/use-may-have-lists.js';

/**
 * State of a person's list of medicines or doctors. While the state is `loading`, nothing can be added, so that the
 * saved list is never overwritten. The states `notRead` and `notSaved` mean that reading or saving the list failed. The
 * state `saved` means that the whole list is stored in the person's account, and `inBrowser` means that it is the list
 * of a guest.
 */
export type ListState = 'loading' | 'notRead' | 'notSaved' | 'saved' | 'inBrowser';

/** A kind of list, such as medicines. It is stored in the person's account or, for guests, in this browser. */
interface Kind<Item> {
  readonly most: number;
  readonly idOf: (item: Item) => string;
  readonly inBrowser: (lists: CareLists) => Item[];
  readonly toBrowser: (items: Item[]) => Partial<CareLists>;
  /** Loads the list that is stored in the account, if the person is signed in. */
  readonly useSaved: (isSignedIn: boolean, isFresh: boolean) => { readonly data?: Item[]; readonly isError: boolean };
  readonly selectSaved: (state: RootState) => Item[] | undefined;
  readonly useSave: () => { readonly save: (items: Item[]) => void; readonly isUnsaved: boolean };
  /** Saves the list in the account. Resolves to true if saving failed. */
  readonly save: (items: Item[]) => AppThunk<Promise<boolean>>;
}

/** Creates the hooks for one kind of list, such as the person's medicines. */
export function ownList<Item>(kind: Kind<Item>) {
  type Change = (list: Item[]) => Item[];
  const none: Item[] = [];

  const withAdded =
    (added: readonly Item[]): Change =>
    (list) => {
      const isNew = (item: Item): boolean => !list.some((one) => kind.idOf(one) === kind.idOf(item));
      const all = [...list, ...added.filter(isNew)].slice(0, kind.most);
      return all.length === list.length ? list : all;
    };

  /** Moves a guest's list from this browser to the account. If that fails, the list stays in this browser. */
  const moveToAccount = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
    const listed = kind.inBrowser(selectCareLists(getState()));
    const saved = kind.selectSaved(getState());
    if (listed.length === 0 || !saved) return;
    dispatch(careListsChanged(kind.toBrowser([])));
    const isUnsaved = await dispatch(kind.save(withAdded(listed)(saved)));
    if (isUnsaved) dispatch(careListsChanged(kind.toBrowser(listed)));
  };

  function useSavedList(isFresh: boolean) {
    const { isSignedIn } = useSession();
    const dispatch = useAppDispatch();
    const { data, isError } = kind.useSaved(isSignedIn, isFresh);
    const isRead = isSignedIn && data !== undefined;
    useEffect(() => {
      if (isRead) void dispatch(moveToAccount());
    }, [isRead, dispatch]);
    return { isSignedIn, data, isError };
  }

  /** Returns the person's list, which is stored in the account or, for guests, in this browser. */
  function useList(): Item[] {
    const { isSignedIn, data = none } = useSavedList(false);
    const inBrowser = kind.inBrowser(useCareLists());
    return isSignedIn ? data : inBrowser;
  }

  /** Whether the list is loading, could not be read, or is read. A guest's list is here and needs no loading. */
  function useListStatus(): 'loading' | 'notRead' | 'read' {
    const { isSignedIn, data, isError } = useSavedList(false);
    const { loading, isCheckFailed } = useSession();
    if (useIsAccountUnread()) return 'notRead';
    if (loading && !isCheckFailed && hasSignedInHere()) return 'loading';
    if (!isSignedIn || data) return 'read';
    return isError ? 'notRead' : 'loading';
  }

  /** The list and functions that change it. A signed-in person's change shows at once and is saved meanwhile. */
  function useEditableList() {
    const { isSignedIn, data, isError } = useSavedList(true);
    const dispatch = useAppDispatch();
    const inBrowser = kind.inBrowser(useCareLists());
    const store = useStore<RootState>();
    const { save, isUnsaved } = kind.useSave();
    /** Added although the saved list could not be read. It is shown but not saved, or it would replace that list. */
    const [unsaved, setUnsaved] = useState(none);
    const ofAccount = isError ? 'notRead' : !data ? 'loading' : isUnsaved ? 'notSaved' : 'saved';
    const state: ListState = isSignedIn ? ofAccount : 'inBrowser';
    /** Changes the list in the store, not that of the last render, which may be outdated, and saves it. */
    function update(change: Change): void {
      if (!isSignedIn) {
        const listed = kind.inBrowser(selectCareLists(store.getState()));
        return void dispatch(careListsChanged(kind.toBrowser(change(listed))));
      }
      const saved = kind.selectSaved(store.getState());
      if (!saved) return setUnsaved(change);
      const changed = change(saved);
      if (changed !== saved) save(changed);
    }
    return {
      list: isSignedIn ? (data ?? unsaved) : inBrowser,
      state,
      update,
      add: (item: Item) => update(withAdded([item])),
      remove: (id: string) => update((list) => list.filter((one) => kind.idOf(one) !== id)),
    };
  }
  return { useList, useListStatus, useEditableList };
}
