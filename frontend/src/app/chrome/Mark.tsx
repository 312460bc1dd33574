/** The firm's sign: a shield over water with a star. */
export function Mark() {
  return (
    <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
      <path d="M24 3 42 9v14c0 11-7.500 18.500-18 22C13.500 41.500 6 34 6 23V9Z" fill="var(--on-band)" />
      <path d="M24 6 39 11v12c0 9.500-6.300 15.800-15 19C15.300 38.800 9 32.500 9 23V11Z" fill="var(--band)" />
      <path d="M10.500 28c5-5.500 9-5.500 13.500 0s9 5.500 13.400 0C35.200 34 30.600 38.600 24 41.200 17.400 38.600 12.700 34 10.500 28Z" fill="var(--art-sea)" />
      <path d="m24 11 2.600 5.600 6 .7-4.500 4.100 1.200 6L24 24.400l-5.300 3 1.200-6-4.500-4.100 6-.7Z" fill="var(--band-highlight)" />
    </svg>
  );
}
