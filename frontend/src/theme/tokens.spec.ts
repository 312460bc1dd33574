import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const token = (name: string, theme: 0 | 1): string => {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (!value) throw new Error(`no token --${name}`);
  const colors = value.match(/#[0-9a-f]{6}/g) ?? [];
  return colors[theme] ?? colors[0] ?? '';
};
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

const SURFACES = ['page', 'surface', 'surface-tint', 'teal-soft', 'green-soft', 'purple-soft'];
const INKS = ['text', 'text-muted', 'primary', 'primary-strong', 'teal', 'green', 'purple'];
const TEXT_PAIRS: [ink: string, ground: string][] = [
  ...SURFACES.flatMap((ground) => INKS.map((ink): [string, string] => [ink, ground])),
  ['danger', 'surface'],
  ['danger', 'page'],
  ['danger', 'danger-soft'],
  ['text', 'danger-soft'],
  ['warn', 'surface'],
  ['warn', 'warn-soft'],
  ['text', 'warn-soft'],
  ['primary', 'warn-soft'],
  ['primary', 'danger-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-teal', 'teal'],
  ...['band', 'band-deep', 'band-glow'].flatMap((ground) =>
    ['on-band', 'on-band-muted', 'band-highlight'].map((ink): [string, string] => [ink, ground]),
  ),
];
const PART_PAIRS: [part: string, ground: string][] = SURFACES.flatMap((ground): [string, string][] => [
  ['line-strong', ground],
  ['focus', ground],
]);

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('colors of the %s theme', (_, theme) => {
  it.each(TEXT_PAIRS)('%s on %s has a contrast of at least 7:1', (ink, ground) => {
    expect(contrast(token(ink, theme), token(ground, theme))).toBeGreaterThanOrEqual(7);
  });
  it.each(PART_PAIRS)('%s on %s has a contrast of at least 3:1', (part, ground) => {
    expect(contrast(token(part, theme), token(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

// In the light theme, the share is pale, and its edge has the color of care.
it('in the dark theme, the share that a plan pays has a contrast of at least 3:1 to its card', () => {
  expect(contrast(token('chart-paid', 1), token('surface', 1))).toBeGreaterThanOrEqual(3);
});
