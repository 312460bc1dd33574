/** SVG paths of line icons in the color of the text. They are decorative: the text beside them says the same. */
const PATHS = {
  compassion: 'M24 22c-8-16-22-2-10 8l10 9 10-9c12-10-2-24-10-8Z',
  privacy: 'M24 4 41 10v13c0 11-7 18-17 22C14 41 7 34 7 23V10ZM17 24l5 6 10-12',
  transparency: 'M20 6a14 14 0 1 1 0 28 14 14 0 0 1 0-28ZM30 30l13 13M14 20h12M20 14v12',
  integrity: 'm24 5 6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2Z',
  help: 'M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40ZM18 18c1-8 13-7 12 1-1 5-6 5-6 10M24 35v1',
  articles: 'M6 10c7-3 13-2 18 2v30c-5-4-11-5-18-2ZM42 10c-7-3-13-2-18 2v30c5-4 11-5 18-2Z',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="48"
      height="48"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
