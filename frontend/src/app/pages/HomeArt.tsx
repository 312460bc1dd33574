import styles from './home.module.css';

/** Our own drawing: a house by the water, a flag, the sun. */
export function HomeArt() {
  return (
    <svg className={styles.art} viewBox="0 0 480 360" role="img" aria-label="A small house by the water on a calm morning, with a flag in front.">
      <rect width="480" height="360" rx="28" fill="var(--art-sky)" />
      <circle cx="366" cy="92" r="46" fill="var(--art-sun)" />
      <path d="M0 226c90-60 170-60 250-12s160 34 230-10v156H0Z" fill="var(--art-hill)" />
      <path d="M0 262c110-42 200-30 280 4s140 26 200 0v94H0Z" fill="var(--art-hill-deep)" />
      <path d="M0 308c60-16 100-16 160 0s100 16 160 0 100-16 160 0v24a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28Z" fill="var(--art-sea)" />
      <path d="M0 332c60-12 100-12 160 0s100 12 160 0 100-12 160 0v0a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28Z" fill="var(--art-sea-deep)" />
      <path d="M132 184h132v92H132Z" fill="var(--art-wall)" />
      <path d="m114 190 84-66 84 66Z" fill="var(--art-roof)" />
      <path d="M184 220h30v56h-30ZM146 206h24v24h-24ZM228 206h24v24h-24Z" fill="var(--art-sea-deep)" />
      <path d="M322 130h5v150h-5Z" fill="var(--art-wall)" />
      <path d="M327 134c18-9 32 8 56-2v36c-24 10-38-7-56 2Z" fill="var(--art-roof)" />
      <path d="M327 146c18-9 32 8 56-2M327 158c18-9 32 8 56-2" stroke="var(--art-wall)" strokeWidth="4" fill="none" />
    </svg>
  );
}
