// The drawing for the home page, which shows a morning by the water. The film and its still picture are both made from
// it. All movement is periodic, so the film loops without a visible cut.
const TURN = 2 * Math.PI;
const wave = (y, height, shift, color) => {
  const crest = 160;
  const start = -crest + shift * crest;
  const arcs = Array.from({ length: 9 }, () => `q40-${height} 80 0t80 0`).join('');
  return `<path d="M${(start - crest).toFixed(1)} ${y}${arcs}V720H-320Z" fill="${color}"/>`;
};
const cloud = (x, y, size) =>
  `<g transform="translate(${x.toFixed(1)} ${y}) scale(${size})" fill="#fff" opacity=".85">
<ellipse cx="0" cy="0" rx="70" ry="24"/><ellipse cx="-28" cy="-16" rx="34" ry="26"/>
<ellipse cx="22" cy="-22" rx="42" ry="32"/></g>`;
const tree = (x, y, size, lean) =>
  `<g transform="translate(${x} ${y}) rotate(${lean.toFixed(2)}) scale(${size})">
<path d="M-5 0h10v-60h-10Z" fill="#6b4a33"/><ellipse cx="0" cy="-92" rx="42" ry="54" fill="#2f7d57"/>
<ellipse cx="-13" cy="-106" rx="21" ry="28" fill="#4a9a6c"/></g>`;

function flag(x, y, t) {
  const edge = (offset) =>
    Array.from(
      { length: 13 },
      (_, index) => `${index * 9} ${(offset + Math.sin(TURN * (t * 2 - index / 9)) * index * 0.55).toFixed(1)}`,
    );
  const band = (from, to, color) =>
    `<path d="M${edge(from).join('L')}L${edge(to).toReversed().join('L')}Z" fill="${color}"/>`;
  const stripes = Array.from({ length: 7 }, (_, index) =>
    band(index * 9, index * 9 + 9, index % 2 === 0 ? '#b4232f' : '#fff'),
  ).join('');
  return `<g transform="translate(${x} ${y})"><path d="M-6-8h6v250h-6Z" fill="#eef3f8"/>
<circle cx="-3" cy="-12" r="7" fill="#f2c76b"/>${stripes}<path d="M0 0h46v36H0Z" fill="#0b4687"
 transform="translate(0 ${(Math.sin(TURN * (t * 2 - 0.3)) * 1.2).toFixed(1)})"/>
</g>`;
}

const house = `<g><path d="M250 350h240v150H250Z" fill="#fdfaf4"/>
<path d="m222 360 148-118 148 118Z" fill="#56298c"/><path d="M432 270h34v60l-34-27Z" fill="#8a5a44"/>
<path d="M346 410h48v90h-48Z" fill="#07504f"/><circle cx="385" cy="458" r="4" fill="#f2c76b"/>
<path d="M276 394h48v48h-48ZM416 394h48v48h-48Z" fill="#ffd98a"/><path d="M298 394h4v48h-4ZM276 416h48v4h-48Z
M438 394h4v48h-4ZM416 416h48v4h-48Z" fill="#fdfaf4"/>
<path d="M232 500h276v14H232Z" fill="#c9b79c"/><path d="M236 440h8v60h-8ZM496 440h8v60h-8Z" fill="#fdfaf4"/></g>`;

const couple = (t) => `<g transform="translate(640 470)"><path d="M-14 46h150v10H-14ZM-4 56h8v32h-8ZM118 56h8v32h-8Z
M-14 12h150v8H-14Z" fill="#6b4a33"/>
<g transform="rotate(${(Math.sin(TURN * t) * 1.2).toFixed(2)} 34 50)">
<path d="M12 50c0-34 6-46 24-46s24 12 24 46Z" fill="#0b4687"/><circle cx="36" cy="-14" r="19" fill="#d9a582"/>
<path d="M16-18a20 20 0 0 1 40 0l10 3-50 1Z" fill="#072f5f"/></g>
<g transform="rotate(${(Math.sin(TURN * t + 2) * 1.4).toFixed(2)} 88 50)">
<path d="M64 50c0-34 6-44 23-44s23 10 23 44Z" fill="#8f6cc4"/><circle cx="87" cy="-10" r="18" fill="#b97f5c"/>
<path d="M68-10a19 20 0 0 1 38 0c4 10-2 16-6 16 4-14-10-20-24-20-4 0-2 10-6 14-4-2-4-6-2-10Z" fill="#e8eef5"/></g>
</g>`;

const boat = (t) =>
  `<g transform="translate(${(150 + Math.sin(TURN * t) * 14).toFixed(1)}
 ${(598 + Math.sin(TURN * t * 2) * 4).toFixed(1)}) rotate(${(Math.sin(TURN * t * 2 + 1) * 2).toFixed(2)})">
<path d="M-56 0H56L36 24H-36Z" fill="#b4232f"/><path d="M-2-104h5V0h-5Z" fill="#6b4a33"/>
<path d="M8-100 52-10H8Z" fill="#fff"/><path d="M-8-86-42-10h34Z" fill="#d7ebf8"/></g>`;
const birds = (t) =>
  [
    [600, 150, 0],
    [650, 176, 0.3],
    [560, 190, 0.6],
  ]
    .map(([x, y, shift]) => {
      const lift = 6 + Math.sin(TURN * (t * 4 + shift)) * 6;
      return `<path d="M${(x + Math.sin(TURN * t) * 20).toFixed(1)}
 ${y}q-14-${lift.toFixed(1)} -24 0m24 0q14-${lift.toFixed(1)} 24 0" fill="none" stroke="#1b4d73" stroke-width="4"
 stroke-linecap="round"/>`;
    })
    .join('');

/** Returns the drawing as an SVG of 960 x 720 pixels at time t of the loop, with 0 <= t < 1. */
export const scene = (t) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720" width="960" height="720">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9fd0f0"/>
<stop offset=".7" stop-color="#fdeecb"/></linearGradient></defs>
<rect width="960" height="720" fill="url(#sky)"/>
<circle cx="770" cy="170" r="${(108 + Math.sin(TURN * t) * 6).toFixed(1)}" fill="#fff3d0" opacity=".7"/>
<circle cx="770" cy="170" r="72" fill="#ffcf66"/>
${cloud(230 + Math.sin(TURN * t) * 26, 120, 1)}${cloud(520 - Math.sin(TURN * t) * 20, 78, 0.7)}${birds(t)}
<path d="M0 400c160-110 300-100 470-30s330 40 490-40v390H0Z" fill="#9ccf9a"/>
<path d="M0 470c200-70 380-60 540 0s280 40 420-10v260H0Z" fill="#6fb77e"/>
<path d="M0 520c240-40 420-40 600-10s260 20 360 0v210H0Z" fill="#3f9160"/>
${tree(170, 500, 1.25, Math.sin(TURN * t) * 1.2)}${tree(560, 478, 0.9, Math.sin(TURN * t + 1) * 1.2)}
${tree(880, 500, 1.4, Math.sin(TURN * t + 2) * 1.2)}${house}${flag(610, 250, t)}${couple(t)}
${wave(580, 10, t, '#2a93a0')}${boat(t)}${wave(622, 12, (t * 2) % 1, '#1b7f88')}${wave(668, 14, t, '#0f5f73')}</svg>`;
