import type { Locator, Page } from '@playwright/test';
import { DRUG_SEARCH } from '#contract/limits/care.js';
import { PAGES } from '#contract/pages.js';
import { CARE_NAMES } from '#features/care/messages/care-names.js';
import { DRUG } from '#features/care/messages/drugs.js';
import { expect, goTo, isAccessible, press, test } from './browser-test.js';
import { signedInAsMember } from './pages/account.js';
import { settledTopOf } from './pages/position.js';
import { answerQuestions, choosePlans, seePlans } from './pages/search.js';

const LOOK_UP = '**/api/drugs/autocomplete*';
const MANY = Array.from({ length: DRUG_SEARCH.most }, (_, index) => ({
  rxcui: `${index + 1}`,
  name: `Testamin ${index}`,
  strength: '',
  route: '',
  full_name: '',
  rxterms_dose_form: '',
  rxnorm_dose_form: '',
}));
const combobox = (page: Page) => page.getByRole('combobox', { name: DRUG.searchLabel });
const list = (page: Page) => page.getByRole('listbox', { name: DRUG.searchLabel });
const options = (page: Page) => list(page).getByRole('option');
const tree = (page: Page) => page.locator('div:has(> div > [role=combobox])');

test('the medicine search follows the combobox pattern of the ARIA Authoring Practices', async ({ page }) => {
  await signedInAsMember(page);
  await goTo(page, PAGES.drugCoverage.path);
  await expect(tree(page)).toMatchAriaSnapshot(`
    - text: ${DRUG.searchLabel}
    - paragraph: ${DRUG.hint}
    - combobox "${DRUG.searchLabel}"
    - status
  `);
  await combobox(page).fill('coumadin');
  await expect(tree(page)).toMatchAriaSnapshot(`
    - text: ${DRUG.searchLabel}
    - paragraph: ${DRUG.hint}
    - combobox "${DRUG.searchLabel}" [expanded]: coumadin
    - listbox "${DRUG.searchLabel}":
      - option /Coumadin.*1 mg/
      - option /Coumadin.*5 mg/
    - status: ${DRUG.found(2)}
  `);
  const described = await combobox(page).evaluate((input) => ({
    controls: document.getElementById(input.getAttribute('aria-controls') ?? '')?.getAttribute('role'),
    autocomplete: input.getAttribute('aria-autocomplete'),
  }));
  expect(described).toEqual({ controls: 'listbox', autocomplete: 'list' });
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(combobox(page)).toBeFocused();
  const first = (await options(page).first().getAttribute('id')) ?? '';
  await expect(combobox(page)).toHaveAttribute('aria-activedescendant', first);
  await isAccessible(page, 'combobox, an option active');
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(combobox(page)).toHaveValue('coumadin');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(combobox(page)).toHaveValue('coumadin');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(DRUG.chosen('coumadin')).first()).toBeVisible();
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(combobox(page)).toHaveValue('');
});

test('on a phone, the suggestions open above the bar at the lower edge of the window', async ({ page }) => {
  // A phone whose browser shows its toolbars.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(LOOK_UP, (route) => route.fulfill({ json: MANY }));
  const opensAbove = async (bar: Locator): Promise<void> => {
    await press(page.locator('summary', { hasText: CARE_NAMES.title }));
    // The field is just above the bar, where it has no room for the suggestions.
    await combobox(page).evaluate((field) => {
      field.scrollIntoView({ block: 'end' });
    });
    await combobox(page).fill('testamin');
    await expect(options(page)).toHaveCount(MANY.length);
    const edgeOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());
    await expect.poll(async () => (await edgeOf(list(page))).bottom - (await edgeOf(bar)).top).toBeLessThanOrEqual(0);
    await expect(combobox(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  };
  await goTo(page, PAGES.plans.path);
  await answerQuestions(page);
  await opensAbove(seePlans(page).locator('..'));
  await press(seePlans(page));
  await choosePlans(page, 0, 0);
  await opensAbove(page.locator('#compare-tray'));
});

test('the medicine search reports its results, keeps the typed text and sends one request per pause in typing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/drugs/autocomplete') && asked.push(request.url()));
  await signedInAsMember(page);
  await goTo(page, PAGES.drugCoverage.path);
  await expect(page.getByText(DRUG.noPlans)).toBeVisible();
  // Type all letters within one task of the browser's event loop, so that even a slow machine cannot pause between
  // them.
  await combobox(page).evaluate((field, text) => {
    if (field instanceof HTMLElement) field.focus();
    for (const letter of text) document.execCommand('insertText', false, letter);
  }, 'lipitor');
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(page.getByRole('status').filter({ hasText: /medicines? found/ })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(combobox(page)).toHaveValue('lipitor');
  await combobox(page).fill('qq');
  await expect(page.getByText(DRUG.keepTyping)).toBeVisible();
  await combobox(page).fill('qqqqqq');
  await expect(page.getByText(DRUG.noMatch)).toBeVisible();
  await page.route(LOOK_UP, (route) => route.fulfill({ json: MANY }));
  await combobox(page).fill('testamin');
  await expect(page.getByText(DRUG.foundFirst(DRUG_SEARCH.most))).toHaveCount(2);
});

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true });

  test('scrolling the suggestions selects nothing, and tapping a suggestion selects it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await signedInAsMember(page);
    await goTo(page, PAGES.drugCoverage.path);
    await page.route(LOOK_UP, (route) => route.fulfill({ json: MANY }));
    await combobox(page).fill('testamin');
    await expect(options(page)).toHaveCount(MANY.length);
    await options(page).nth(3).scrollIntoViewIfNeeded();
    const { x, y } = (await list(page).boundingBox()) ?? { x: 0, y: 0 };
    const finger = await page.context().newCDPSession(page);
    for (const [type, up] of [
      ['touchStart', 0],
      ['touchMove', 20],
      ['touchMove', 50],
    ] as const)
      await finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + 60, y: y + 80 - up }] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(list(page)).toBeVisible();
    await expect(combobox(page)).toHaveValue('testamin');
    // While the list of options is still scrolling, a tap stops the scrolling and selects nothing, so wait until the
    // list stands still.
    await options(page).last().scrollIntoViewIfNeeded();
    await settledTopOf(options(page).last());
    await options(page).last().tap();
    await expect(combobox(page)).toHaveValue(MANY.at(-1)?.name ?? '');
  });
});
