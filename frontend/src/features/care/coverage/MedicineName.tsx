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

/** What the prices of medicines are, and where the answers about them come from. */
export const AboutPrices = ({ children }: { children: ReactNode }) => (
  <Disclosure title={DOLLARS.about}>
    <ul>
      {DOLLARS.notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
    {children}
  </Disclosure>
);
