import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { METAL_SHARES, PREMIUM_SLIDER } from '#contract/limits/plans.js';
import { NO_PREFERENCES } from '#contract/plans/preferences.js';
import { renderWithStore } from '#features/session/session.builder.js';
import { WordingSwitches } from '#features/wording/index.js';
import { WORDING } from '#features/wording/messages.js';
import { aStore } from '#store/store.builder.js';
import { PREFERENCES } from '../messages/answers/preferences.js';
import { MATCHING } from '../messages/plans.js';
import { PreferenceFields } from './PreferenceFields.js';

function Fields() {
  const [preferences, setPreferences] = useState(NO_PREFERENCES);
  return (
    <>
      <WordingSwitches />
      <PreferenceFields preferences={preferences} onChange={setPreferences} />
      <output data-testid="premium">{JSON.stringify(preferences.premium)}</output>
    </>
  );
}

it('the premium slider stands at its start and is a wish only once it was moved', () => {
  renderWithStore(aStore(), <Fields />);
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: PREFERENCES.premiumLabel });
  const wish = () => screen.getByTestId('premium').textContent;
  expect([slider.value, slider.getAttribute('aria-valuetext'), wish()]).toEqual([
    String(PREMIUM_SLIDER.start),
    PREFERENCES.premiumUntouched,
    'null',
  ]);
  fireEvent.change(slider, { target: { value: '300' } });
  expect(wish()).toBe('300');
  fireEvent.click(screen.getByRole('button', { name: PREFERENCES.premiumReset }));
  expect(wish()).toBe('null');
});

it('a wish that no plan’s data can answer says so beside its box, and the other wishes do not', () => {
  renderWithStore(aStore(), <Fields />);
  const said = screen.getAllByText(MATCHING.notJudged).map(({ id }) => id);
  const boxes = screen
    .getAllByRole('checkbox')
    .filter((box) => said.some((id) => box.getAttribute('aria-describedby')?.split(' ').includes(id)));
  expect(boxes.map((box) => box.getAttribute('name'))).toEqual(['program.SilverSneakers', 'program.Telehealth']);
});

it('plain language, which is off at first, explains the metal levels', () => {
  renderWithStore(aStore(), <Fields />);
  const explained = () => screen.queryByText(new RegExp(`you pay about ${METAL_SHARES.Silver[1]}%`)) !== null;
  const plain = screen.getByRole<HTMLInputElement>('checkbox', { name: WORDING.plainLanguage });
  expect([plain.checked, explained()]).toEqual([false, false]);
  fireEvent.click(plain);
  expect([plain.checked, explained()]).toEqual([true, true]);
});
