/** The colors of the site in `frontend/src/theme/tokens.css`, with which a test compares them. */
export const COLORS = {
  page: ['#faf8f4', '#0e1823'],
  surface: ['#ffffff', '#16232f'],
  text: ['#15243a', '#edf2f7'],
  'text-muted': ['#43505f', '#bfcad6'],
  heading: ['#0a2f5c', '#dbe9fb'],
  primary: ['#0b427d', '#a6ccff'],
  'on-primary': ['#ffffff', '#0a1f38'],
  line: ['#e4ded2', '#2b3b4a'],
  band: ['#0a2f5c', '#0a1522'],
  'on-band': ['#ffffff', '#ffffff'],
  'band-highlight': ['#b9ec9f', '#b9ec9f'],
} as const;

type ColorName = keyof typeof COLORS;
interface Style {
  readonly color?: ColorName;
  readonly background?: ColorName;
  readonly border?: ColorName;
  /** The declarations that are the same in both themes. */
  readonly rest: string;
}

// The fonts of the site would have to be fetched, which many mail programs block and which tells the sender that an
// email was opened. So the emails use the fonts that the site itself falls back to.
const TEXT_FONT = "Arial,Roboto,'Helvetica Neue',Helvetica,sans-serif";
const TITLE_FONT = "Georgia,'Times New Roman',serif";

/** The parts of an email. Pressable parts are at least 44 px high. */
const STYLES = {
  page: { color: 'text', background: 'page', rest: `margin:0;padding:0;font:18px/1.55 ${TEXT_FONT}` },
  column: { rest: 'max-width:600px;margin:0 auto;overflow-wrap:anywhere;word-break:break-word' },
  band: {
    color: 'on-band',
    background: 'band',
    border: 'band-highlight',
    rest: `padding:20px 24px;border-width:0 0 4px;border-style:solid;font:bold 22px/1.3 ${TITLE_FONT}`,
  },
  card: { background: 'surface', border: 'line', rest: 'padding:24px;border-width:0 0 1px;border-style:solid' },
  title: { color: 'heading', rest: `margin:0 0 20px;font:bold 28px/1.2 ${TITLE_FONT}` },
  group: { color: 'heading', rest: `margin:24px 0 8px;font:bold 22px/1.25 ${TITLE_FONT}` },
  text: { color: 'text', rest: 'margin:0 0 16px' },
  list: { color: 'text', rest: 'margin:0 0 8px;padding:0 0 0 24px' },
  item: { rest: 'margin:0 0 4px' },
  buttons: { rest: 'margin:24px 0 0' },
  cell: { background: 'primary', rest: 'border-radius:10px;mso-padding-alt:14px 24px' },
  button: {
    color: 'on-primary',
    background: 'primary',
    rest: 'display:inline-block;padding:14px 24px;border-radius:10px;font-weight:bold;text-decoration:none',
  },
  address: { color: 'text', rest: 'margin:16px 0;word-break:break-all' },
  link: { color: 'primary', rest: 'display:inline-block;padding:9px 0;font-weight:bold' },
  footer: { color: 'text-muted', rest: 'padding:20px 24px 32px' },
} as const satisfies Record<string, Style>;

type Part = keyof typeof STYLES;

function colorsOf({ color, background, border }: Style, theme: 0 | 1): string[] {
  return [
    ...(color ? [`color:${COLORS[color][theme]}`] : []),
    ...(background ? [`background-color:${COLORS[background][theme]}`] : []),
    ...(border ? [`border-color:${COLORS[border][theme]}`] : []),
  ];
}

/** Inline, because many mail programs ignore style sheets. The class is for the dark theme. */
export function styled(part: Part): string {
  const style: Style = STYLES[part];
  return `class="${part}" style="${[...colorsOf(style, 0), style.rest].join(';')}"`;
}

/** The condition of the style sheet under which the dark theme applies. The local mailbox replaces it. */
export const DARK_CONDITION = '(prefers-color-scheme:dark)';

const darkRules = Object.entries(STYLES).flatMap(([part, style]) => {
  const colors = colorsOf(style, 1).map((declaration) => `${declaration}!important`);
  return colors.length > 0 ? [`.${part}{${colors.join(';')}}`] : [];
});

/** The style sheet of every email, for mail programs that support the dark theme. */
export const STYLE_SHEET =
  `:root{color-scheme:light dark;supported-color-schemes:light dark}` +
  `@media ${DARK_CONDITION}{${darkRules.join('')}}`;
