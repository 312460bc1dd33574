import { Button, Modal } from '#ui/index.js';
import { FILTER_FIELDS } from '../../messages/filter-fields.js';
import { FILTER } from '../../messages/plan-list.js';
import { SEARCH } from '../../messages/plans.js';
import { countFilters, NO_FILTERS } from '../../model/ranking/filters.js';
import { PreferencesPanel } from '../../questions/PreferencesPanel.js';
import { FilterFields, type FilterProps } from './FilterFields.js';

interface Props extends FilterProps {
  readonly found: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The filters as a dialog, for narrow windows. The button that closes it says how many plans are left. */
export function FilterSheet({ found, isOpen, onClose, ...filters }: Props) {
  return (
    <Modal
      title={FILTER.title}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <>
          <p role="status" className={found === 0 ? 'small' : 'visually-hidden'}>
            {found === 0 ? SEARCH.empty : FILTER.shown(found, filters.rows.length)}
          </p>
          {countFilters(filters.filters) > 0 && (
            <Button kind="secondary" onClick={() => filters.onChange(NO_FILTERS)}>
              {FILTER.clear}
            </Button>
          )}
          <Button onClick={onClose}>{FILTER_FIELDS.show(found)}</Button>
        </>
      }
    >
      <FilterFields {...filters} />
      <PreferencesPanel />
    </Modal>
  );
}
