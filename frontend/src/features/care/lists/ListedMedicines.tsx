import { VA_ANSWERS } from '#contract/messages/care/drugs.js';
import { listText } from '#ui/list-text.js';
import { useMedicineList, useMedicineListStatus } from './use-medicines.js';

interface Props {
  readonly textOf: (names: string) => string;
  /** The text for an empty list. */
  readonly none: string;
}

/** A sentence with the names of the medicines on the person's list, which every list of plans counts. */
export function ListedMedicines({ textOf, none }: Props) {
  const status = useMedicineListStatus();
  const names = useMedicineList().map(({ name }) => name);
  if (status === 'loading') return null;
  const text = status === 'notRead' ? VA_ANSWERS.notRead : names.length > 0 ? textOf(listText(names)) : none;
  return text && <p>{text}</p>;
}
