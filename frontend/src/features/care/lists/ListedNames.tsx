import { listText } from '#ui/format.js';
import { VA_ANSWERS } from '../messages/drugs.js';
import { useDoctorList, useDoctorListStatus } from './use-doctors.js';
import { useMedicineList, useMedicineListStatus } from './use-medicines.js';

interface Props {
  readonly kind: 'medicines' | 'doctors';
  readonly textOf: (names: string) => string;
  readonly none: string;
}

/** A sentence with the names on the person's list of medicines or doctors, which every list of plans counts. */
export function ListedNames({ kind, textOf, none }: Props) {
  const lists = { medicines: useMedicineList(), doctors: useDoctorList() };
  const status = { medicines: useMedicineListStatus(), doctors: useDoctorListStatus() }[kind];
  const names = lists[kind].map(({ name }) => name);
  if (status === 'loading') return null;
  const text = status === 'notRead' ? VA_ANSWERS.notRead : names.length > 0 ? textOf(listText(names)) : none;
  return text && <p>{text}</p>;
}
