export function Logo() {
  return (
    <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
      <path d="M24 3 42 9v14c0 11-7.5 18.5-18 22C13.5 41.5 6 34 6 23V9Z" fill="var(--on-band)" />
      <path d="M24 6 39 11v12c0 9.5-6.3 15.8-15 19C15.3 38.8 9 32.5 9 23V11Z" fill="var(--band)" />
      <path
        d="M10.5 28c5-5.5 9-5.5 13.5 0s9 5.5 13.4 0C35.2 34 30.6 38.6 24 41.2 17.4 38.6 12.7 34 10.5 28Z"
        fill="var(--art-sea)"
      />
      <path d="m24 11 2.6 5.6 6 .7-4.5 4.1 1.2 6L24 24.400l-5.3 3 1.2-6-4.5-4.1 6-.7Z" fill="var(--band-highlight)" />
    </svg>
  );
}
