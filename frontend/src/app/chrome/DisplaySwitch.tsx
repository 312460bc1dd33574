import { Moon, Sun, SunMoon } from 'lucide-react';
import { useDisplay } from '#store/index.js';
import styles from './chrome.module.css';

const SIZES = { normal: 'large', large: 'largest', largest: 'normal' } as const;
const SIZE_NAMES = { normal: 'normal', large: 'large', largest: 'very large' } as const;
const THEMES = { system: 'dark', dark: 'light', light: 'system' } as const;
const THEME_NAMES = { system: 'as on this device', light: 'light', dark: 'dark' } as const;
const THEME_ICONS = { system: SunMoon, light: Sun, dark: Moon } as const;

/**
 * The switches for text size and colors, whose settings are stored in the browser. The switches need scripts, so they
 * are shown only where scripts run.
 */
export function DisplaySwitch() {
  const [text, setText] = useDisplay('text');
  const [theme, setTheme] = useDisplay('theme');
  const ThemeIcon = THEME_ICONS[theme];
  return (
    <div className={styles.display} data-keeps-open>
      <button type="button" onClick={() => setText(SIZES[text])}>
        <span aria-hidden="true">A+</span>
        <span className="visually-hidden">Text size: {SIZE_NAMES[text]}. Change</span>
      </button>
      <button type="button" onClick={() => setTheme(THEMES[theme])}>
        <ThemeIcon aria-hidden="true" />
        <span className="visually-hidden">
          Colors: {THEME_NAMES[theme]}. Change to {THEME_NAMES[THEMES[theme]]}
        </span>
      </button>
    </div>
  );
}
