import { CONTACT } from '../../../../backend/src/contract/messages/contact.js';
import styles from './contact.module.css';

/** A drawing of the streets around the office; the real map opens on its own site, for those who ask for it. */
export function LocationMap({ address }: { address: string }) {
  const href = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
  return (
    <figure className={styles.map}>
      <svg viewBox="0 0 600 220" role="img" aria-label={`Drawing of a map with a pin at ${address}`} width="600" height="220">
        <rect width="600" height="220" fill="var(--art-sky)" />
        <path d="M0 170 C120 130 220 200 340 160 S520 120 600 150 V220 H0Z" fill="var(--art-sea)" />
        <path d="M0 60 H600 M0 115 H600 M110 0 V165 M250 0 V175 M400 0 V150 M520 0 V130" stroke="var(--art-wall)" strokeWidth="14" fill="none" />
        <path d="M300 25 c-26 0-42 18-42 40 c0 30 42 62 42 62 s42-32 42-62 c0-22-16-40-42-40Z" fill="var(--art-roof)" />
        <circle cx="300" cy="65" r="15" fill="var(--art-wall)" />
      </svg>
      <figcaption><p>{address}. <a href={href} target="_blank" rel="noopener noreferrer">{CONTACT.showMap}<span className="visually-hidden"> (opens in a new tab)</span></a></p><p className="muted">{CONTACT.mapNote}</p></figcaption>
    </figure>
  );
}
