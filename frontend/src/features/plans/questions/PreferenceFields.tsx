import { useId } from 'react';
import { LIFESTYLE_PROGRAMS, METAL_LEVELS, METAL_SHARES, PREMIUM_SLIDER } from '#contract/limits/plans.js';
import type { Preferences } from '#contract/plans/preferences.js';
import { usePlainLanguage } from '#features/wording/index.js';
import { Button, Checkbox, Select } from '#ui/index.js';
import { PREFERENCES } from '../messages/answers/preferences.js';
import { MATCHING } from '../messages/plans.js';
import { perMonth } from '../model/costs/money.js';
import { RARELY_LISTED } from '../model/ranking/preferences.js';
import styles from './preferences-panel.module.css';

interface Props {
  readonly preferences: Preferences;
  readonly onChange: (changed: Preferences) => void;
}

/** "Silver: the plan pays about 70%, you pay about 30%", for each level if plain language is on. */
const metalHint = METAL_LEVELS.map(
  (level) => `${level}: the plan pays about ${METAL_SHARES[level][0]}%, you pay about ${METAL_SHARES[level][1]}%.`,
).join(' ');

function PremiumSlider({ preferences, onChange }: Props) {
  const id = useId();
  const { premium } = preferences;
  const text = premium === null ? PREFERENCES.premiumUntouched : perMonth(premium);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{PREFERENCES.premiumLabel}</label>
      <input
        id={id}
        type="range"
        min={PREMIUM_SLIDER.min}
        max={PREMIUM_SLIDER.max}
        step={PREMIUM_SLIDER.step}
        value={premium ?? PREMIUM_SLIDER.start}
        aria-valuetext={text}
        onChange={(event) => onChange({ ...preferences, premium: Number(event.target.value) })}
      />
      <p>
        <output htmlFor={id}>{text}</output>{' '}
        {premium !== null && (
          <Button kind="quiet" onClick={() => onChange({ ...preferences, premium: null })}>
            {PREFERENCES.premiumReset}
          </Button>
        )}
      </p>
    </div>
  );
}

export function PreferenceFields({ preferences, onChange }: Props) {
  const plain = usePlainLanguage();
  const toggle = (program: Preferences['programs'][number], isWanted: boolean) =>
    onChange({
      ...preferences,
      programs: LIFESTYLE_PROGRAMS.filter((one) => (one === program ? isWanted : preferences.programs.includes(one))),
    });
  return (
    <>
      <p>{PREFERENCES.note}</p>
      <PremiumSlider preferences={preferences} onChange={onChange} />
      <Select
        name="metal"
        label={PREFERENCES.metalLabel}
        hint={plain && metalHint}
        placeholder={PREFERENCES.metalAny}
        options={METAL_LEVELS.map((level) => ({ value: level, label: level }))}
        value={preferences.metal}
        onChange={(event) =>
          onChange({ ...preferences, metal: METAL_LEVELS.find((level) => level === event.target.value) ?? '' })
        }
      />
      <Checkbox
        name="dental"
        label={PREFERENCES.dental}
        checked={preferences.dental}
        onChange={(event) => onChange({ ...preferences, dental: event.target.checked })}
      />
      <Checkbox
        name="vision"
        label={PREFERENCES.vision}
        checked={preferences.vision}
        onChange={(event) => onChange({ ...preferences, vision: event.target.checked })}
      />
      <fieldset className={styles.options}>
        <legend>{PREFERENCES.programs}</legend>
        {LIFESTYLE_PROGRAMS.map((program) => (
          <Checkbox
            key={program}
            name={`program.${program}`}
            label={program}
            hint={RARELY_LISTED.includes(program) && MATCHING.notJudged}
            checked={preferences.programs.includes(program)}
            onChange={(event) => toggle(program, event.target.checked)}
          />
        ))}
      </fieldset>
    </>
  );
}
