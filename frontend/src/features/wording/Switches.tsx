import { useDisplay } from '#store/index.js';
import { Checkbox } from '#ui/index.js';
import { WORDING } from './messages.js';
import styles from './wording.module.css';

/** The switches for plain language and help tips. `hasTips` says whether the screen has terms to explain. */
export function WordingSwitches({ hasTips = true }: { hasTips?: boolean }) {
  const [tips, setTips] = useDisplay('tips');
  const [language, setLanguage] = useDisplay('language');
  return (
    <div className={`${styles.switches} no-print`}>
      {hasTips && (
        <Checkbox
          name="helpTips"
          label={WORDING.helpTips}
          hint={WORDING.helpTipsHint}
          checked={tips === 'on'}
          onChange={(event) => setTips(event.target.checked ? 'on' : 'off')}
        />
      )}
      <Checkbox
        name="plainLanguage"
        label={WORDING.plainLanguage}
        hint={WORDING.plainLanguageHint}
        checked={language === 'plain'}
        onChange={(event) => setLanguage(event.target.checked ? 'plain' : 'standard')}
      />
    </div>
  );
}
