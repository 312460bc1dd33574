import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Timeline } from './Timeline.js';

const BARS = [
  { id: 'a', name: 'Medicare open enrollment', opens: '2026-10-15', closes: '2026-12-07' },
  { id: 'b', name: 'Marketplace open enrollment', opens: '2026-11-01', closes: '2027-01-15' },
];
const rem = (element: Element | undefined, name: string): number =>
  Number.parseFloat(element?.getAttribute(name) ?? '');

/** Draws the picture, and reads the line of today, which is drawn after those of the months. */
function draw() {
  const { container } = render(<Timeline bars={BARS} today="2026-11-15" label="Picture" />);
  const all = <K extends 'line' | 'rect' | 'text'>(tag: K) => [...container.querySelectorAll(tag)];
  const today = all('line').at(-1);
  return { today, texts: all('text'), tops: all('rect').map((bar) => rem(bar, 'y')) };
}

it('the line of today begins below the names of the months', () => {
  const { today, texts } = draw();
  const november = texts.find(({ textContent }) => textContent === 'Nov');
  expect(rem(today, 'y1')).toBeGreaterThan(rem(november, 'y'));
});

it('the line of today goes along the bars and leaves out the names above them', () => {
  const { today, texts, tops } = draw();
  const [dash = 0, gap = 0] = (today?.style.strokeDasharray ?? '').split(' ').map(Number.parseFloat);
  expect([rem(today, 'y1'), rem(today, 'y1') + dash + gap].map((top) => top.toFixed(2))).toEqual(
    tops.map((top) => top.toFixed(2)),
  );
  const baselines = BARS.map(({ name }) =>
    rem(
      texts.find(({ textContent }) => textContent === name),
      'y',
    ),
  );
  baselines.forEach((baseline, index) => {
    const [barTop = 0, dashEnd] = [tops[index], index === 0 ? 0 : (tops[index - 1] ?? 0) + dash];
    expect(baseline).toBeLessThan(barTop);
    expect(baseline - 1).toBeGreaterThanOrEqual(Number(dashEnd.toFixed(2)) - 0.01);
  });
});
