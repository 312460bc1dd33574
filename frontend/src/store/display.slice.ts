import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const CHOICES = {
  theme: ['system', 'light', 'dark'],
  text: ['normal', 'large', 'largest'],
  language: ['standard', 'plain'],
  tips: ['on', 'off'],
} as const;
export type Display = { readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

/** Reads the display settings from the root element's data attributes, or their default values. */
const displayOf = (shown: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(CHOICES).map(([name, values]) => [name, values.find((value) => value === shown[name]) ?? values[0]]),
  ) as Display;
export const DEFAULT_DISPLAY = displayOf({});

export const displaySlice = createSlice({
  name: 'display',
  // Before the first paint, the script in the page's head has copied the stored settings to the root element, so the
  // settings are read from that element.
  initialState: () => (typeof document === 'undefined' ? DEFAULT_DISPLAY : displayOf(document.documentElement.dataset)),
  reducers: {
    displayChanged: (display, { payload }: PayloadAction<Partial<Display>>) => ({ ...display, ...payload }),
  },
  selectors: { selectDisplay: (display) => display },
});
export const { displayChanged } = displaySlice.actions;
export const { selectDisplay } = displaySlice.selectors;

/** Writes the settings to the root element, for the style sheet, and stores those that differ from the default. */
export function applyDisplay(display: Display): void {
  for (const name of Object.keys(CHOICES) as (keyof Display)[]) {
    const isDefault = display[name] === DEFAULT_DISPLAY[name];
    if (isDefault) delete document.documentElement.dataset[name];
    else document.documentElement.dataset[name] = display[name];
    try {
      if (isDefault) localStorage.removeItem(name);
      else localStorage.setItem(name, display[name]);
    } catch {
      // Browser storage is unavailable, so the chosen settings are lost when the page is closed or reloaded.
    }
  }
}
