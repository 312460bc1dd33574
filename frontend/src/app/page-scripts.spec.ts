import { expect, it } from '@jest/globals';
import { PAGES, type PageName } from '#contract/pages.js';
import { PAGE_SCRIPTS } from '../../build/page-scripts.js';
import { SCREENS } from './screens.js';

const fromSource = (file: string): string => file.replace('src/features/', '#features/').replace(/tsx?$/, 'js');

it.each(Object.entries(PAGE_SCRIPTS))(
  'the HTML of the page %s names the script of its screen',
  (name, [screen = '']) => {
    expect(Object.keys(PAGES)).toContain(name);
    const load = SCREENS[name as PageName].toString();
    // Two pages share one script, which another function loads.
    expect(load.includes('comparisons') ? '#features/plans/compare/CompareScreen.js' : load).toContain(
      fromSource(screen),
    );
  },
);
