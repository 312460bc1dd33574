import type { KeyboardEvent } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Returns whether the Tab key skips an element. If one radio button of a group is checked, only that one can be reached
 * with Tab.
 */
const isSkippedByTab = (element: HTMLElement): boolean =>
  element instanceof HTMLInputElement &&
  element.type === 'radio' &&
  !element.checked &&
  element.form?.querySelector(`input[type=radio][name=${CSS.escape(element.name)}]:checked`) != null;

const stopsIn = (area: HTMLElement): HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isSkippedByTab(element),
  );

/**
 * Keeps keyboard focus inside a dialog. In the browser's own modal dialog, the Tab key leads from the last control to
 * the browser's toolbar, where screen reader users would get lost.
 */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = stopsIn(event.currentTarget);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const focused = document.activeElement;
  if (focused !== from && focused !== event.currentTarget) return;
  event.preventDefault();
  to?.focus();
}
