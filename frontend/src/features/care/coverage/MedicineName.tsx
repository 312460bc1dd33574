import type { ReactNode } from 'react';
import { Disclosure } from '#ui/index.js';
import { DOLLARS } from '../messages/care.js';
import styles from '../model/care.module.css';
import { shortName } from '../model/names-without.js';

/** The name of a medicine, with its strength and form in a smaller type. */
export const MedicineName = ({ name }: { name: string }) => (
  <>
    <b>{shortName(name)}</b>
    <span className={styles.rest}>{name.slice(shortName(name).length)}</span>
  </>
);

/** What the prices of medicines are. */
export const PriceNotes = () => (
  <ul>
    {DOLLARS.notes.map((note) => (
      <li key={note}>{note}</li>
    ))}
  </ul>
);

/** The same in a fold, with what else is to say about the answers. */
export const AboutPrices = ({ children }: { children: ReactNode }) => (
  <Disclosure title={DOLLARS.about}>
    <PriceNotes />
    {children}
  </Disclosure>
);
