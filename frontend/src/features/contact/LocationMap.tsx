import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { STANDARD_FIRM } from '#contract/firm.js';
import { CONTACT } from '#contract/messages/contact.js';
import { PAGES } from '#contract/pages.js';
import { Button, useHydrated } from '#ui/index.js';
import styles from './contact.module.css';

/** Query parameter of the contact page's URL that makes the page show the map immediately. */
const SHOWN = '?map=shown';

/** The map is embedded only in a document loaded as the contact page: the server allows frames nowhere else. */
function mayFrame(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return new URL(load?.name ?? location.href).pathname.replace(/\/$/, '') === PAGES.contact.path;
}

function Drawing({ address }: { address: string }) {
  return (
    <svg
      viewBox="0 0 600 220"
      role="img"
      aria-label={`Drawing of a map with a pin at ${address}`}
      width="600"
      height="220"
    >
      <rect width="600" height="220" fill="var(--art-sky)" />
      <path d="M0 170 C120 130 220 200 340 160 S520 120 600 150 V220 H0Z" fill="var(--art-sea)" />
      <path
        d="M0 60 H600 M0 115 H600 M110 0 V165 M250 0 V175 M400 0 V150 M520 0 V130"
        stroke="var(--art-wall)"
        strokeWidth="14"
        fill="none"
      />
      <path d="M300 25 c-26 0-42 18-42 40 c0 30 42 62 42 62 s42-32 42-62 c0-22-16-40-42-40Z" fill="var(--art-roof)" />
      <circle cx="300" cy="65" r="15" fill="var(--art-wall)" />
    </svg>
  );
}

interface Props {
  readonly address: string;
  readonly map: string;
  readonly onReload: () => void;
}

/** A drawing of the streets around the office. The map of another site is loaded only on request. */
export function LocationMap({ address, map, onReload }: Props) {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    if (search !== SHOWN || !mayFrame()) return;
    setShown(true);
    figure.current?.focus();
  }, [search]);
  function press(): void {
    if (mayFrame()) return setShown(!isShown);
    onReload();
    location.assign(`${PAGES.contact.path}${SHOWN}`);
  }
  // During prerendering, the map's URL is a placeholder that cannot be parsed, so use the standard URL.
  const host = new URL(isHydrated ? map : STANDARD_FIRM.map).hostname;
  const href = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
  return (
    <figure className={styles.map} ref={figure} tabIndex={-1}>
      {isShown ? (
        <iframe
          className={styles.embed}
          src={map}
          title={CONTACT.mapTitle(address, host)}
          // The map comes from another origin. `allow-same-origin` therefore lets the map use the cookies and storage
          // of that origin, but not those of this site.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
        />
      ) : (
        <Drawing address={address} />
      )}
      <figcaption className="stack">
        <p>
          {address}.{' '}
          <a href={href} target="_blank" rel="noopener noreferrer">
            {CONTACT.showMap}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
        <p className="muted">{CONTACT.mapOf(host)}</p>
        <p className={styles.withScript}>
          <Button kind="secondary" aria-expanded={isShown} onClick={press}>
            {isShown ? CONTACT.hideMap : CONTACT.embedMap}
          </Button>
        </p>
      </figcaption>
    </figure>
  );
}
