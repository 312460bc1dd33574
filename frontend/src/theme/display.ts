import { useSyncExternalStore } from 'react';

/** How a person wants the site to look; kept in the browser and applied to <html> before the first paint (app/boot.ts). */
const CHOICES = {
  theme: ['system', 'light', 'dark'],
  text: ['normal', 'large', 'largest'],
} as const;
export type DisplayName = keyof typeof CHOICES;
export type DisplayValue<N extends DisplayName> = (typeof CHOICES)[N][number];

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function read<N extends DisplayName>(name: N): DisplayValue<N> {
  const shown = document.documentElement.dataset[name];
  return CHOICES[name].find((choice) => choice === shown) ?? CHOICES[name][0];
}

function choose<N extends DisplayName>(name: N, value: DisplayValue<N>): void {
  const root = document.documentElement;
  const isDefault = value === CHOICES[name][0];
  if (isDefault) delete root.dataset[name];
  else root.dataset[name] = value;
  try {
    if (isDefault) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
  }
  listeners.forEach((tell) => tell());
}

export function useDisplay<N extends DisplayName>(name: N): [DisplayValue<N>, (value: DisplayValue<N>) => void] {
  const value = useSyncExternalStore(subscribe, () => read(name), () => CHOICES[name][0]);
  return [value, (next) => choose(name, next)];
}
