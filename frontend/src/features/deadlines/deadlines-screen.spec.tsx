import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { OWN_MARKETPLACE_DAYS } from '#content/help/special-enrollment.js';
import { InStore } from '#store/store.builder.js';
import DeadlinesScreen from './DeadlinesScreen.js';
import { DEADLINES } from './model/words.js';

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-23T12:00:00'),
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  });
  globalThis.scrollTo = () => undefined;
  globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

const page = () =>
  render(
    <MemoryRouter>
      <InStore>
        <DeadlinesScreen />
      </InStore>
    </MemoryRouter>,
  );
function typeDay(group: string, ...[month, day, year]: readonly [string, string, string]): void {
  const fields = within(screen.getByRole('group', { name: new RegExp(group) }));
  Object.entries({ Month: month, Day: day, Year: year }).forEach(([label, value]) =>
    fireEvent.input(fields.getByLabelText(label), { target: { value } }),
  );
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('checkbox', { name })));

it('asks for the birth date alone, and says what is wrong with it', async () => {
  page();
  await press(DEADLINES.submit);
  expect(screen.getAllByText(DEADLINES.wrong.birth).length).toBe(2);
  typeDay(DEADLINES.birth, '2', '3', '62');
  await press(DEADLINES.submit);
  expect(screen.getAllByText(DEADLINES.wrong.birth).length).toBe(2);
  typeDay(DEADLINES.birth, '2', '30', '1962');
  await press(DEADLINES.submit);
  expect(screen.getAllByText(DEADLINES.wrong.noSuchDay).length).toBe(2);
  typeDay(DEADLINES.birth, '11', '24', '2026');
  await press(DEADLINES.submit);
  expect(screen.getAllByText(DEADLINES.wrong.future).length).toBe(2);
  typeDay(DEADLINES.birth, '4', '15', '1962');
  await press(DEADLINES.submit);
  expect(screen.getByRole('heading', { name: DEADLINES.title })).toBe(document.activeElement);
  expect(await screen.findAllByText('Opens in 39 days')).toHaveLength(2);
  expect(screen.getByText('January 1, 2027 to March 31, 2027')).toBeTruthy();
  expect(screen.getByText('January 1, 2027 to July 31, 2027')).toBeTruthy();
});

it('asks for the day of each event that is chosen, and shows what that day leads to', async () => {
  page();
  typeDay(DEADLINES.birth, '6', '15', '1980');
  await choose(DEADLINES.event.baby);
  await press(DEADLINES.submit);
  expect(screen.getAllByText(DEADLINES.wrong.day).length).toBe(2);
  typeDay(DEADLINES.when.baby, '9', '24', '2026');
  await press(DEADLINES.submit);
  expect(await screen.findByText('Last day is today')).toBeTruthy();
  typeDay(DEADLINES.when.baby, '9', '23', '2026');
  expect(screen.getByText(DEADLINES.changed)).toBeTruthy();
  expect(screen.getByText('Last day is today')).toBeTruthy();
  await press(DEADLINES.submit);
  expect(screen.queryByText(DEADLINES.changed)).toBeNull();
  expect(screen.getByText('Closed on November 22, 2026')).toBeTruthy();
});

it('asks for the end of Medicaid or CHIP by itself, and counts 90 days from it', async () => {
  page();
  typeDay(DEADLINES.birth, '6', '15', '1980');
  await choose(DEADLINES.event.lostMedicaid);
  typeDay(DEADLINES.when.lostMedicaid, '9', '15', '2026');
  await press(DEADLINES.submit);
  expect(await screen.findByText('Until December 14, 2026')).toBeTruthy();
  expect(screen.getByText(OWN_MARKETPLACE_DAYS, { exact: false })).toBeTruthy();
});

it('"No coverage" and any coverage exclude each other', async () => {
  page();
  const isChecked = (name: string) => screen.getByRole('checkbox', { name }).matches(':checked');
  await choose(DEADLINES.cover.va);
  await choose(DEADLINES.cover.medicaid);
  await choose(DEADLINES.cover.none);
  expect([DEADLINES.cover.va, DEADLINES.cover.medicaid, DEADLINES.cover.none].map(isChecked)).toEqual([
    false,
    false,
    true,
  ]);
  await choose(DEADLINES.cover.va);
  expect([DEADLINES.cover.va, DEADLINES.cover.none].map(isChecked)).toEqual([true, false]);
});

it('Medicare with Part B and Medicare without it exclude each other, and neither excludes VA care', async () => {
  page();
  const isChecked = (name: string) => screen.getByRole('checkbox', { name }).matches(':checked');
  const { va, partA, medicare } = DEADLINES.cover;
  await choose(va);
  await choose(partA);
  expect([va, partA, medicare].map(isChecked)).toEqual([true, true, false]);
  await choose(medicare);
  expect([va, partA, medicare].map(isChecked)).toEqual([true, false, true]);
});

it('answers stay in the tab and never in the address, and are gone after "Clear my answers"', async () => {
  page();
  const address = location.href;
  typeDay(DEADLINES.birth, '4', '15', '1962');
  await press(DEADLINES.submit);
  expect(sessionStorage.getItem('deadlineAnswers')).toContain('1962');
  expect(Object.keys(localStorage)).toEqual([]);
  expect(location.href).toBe(address);
  await press(DEADLINES.clear);
  expect(sessionStorage.getItem('deadlineAnswers')).not.toContain('1962');
  expect(screen.queryByRole('heading', { name: DEADLINES.title })).toBeNull();
  expect(screen.getByText(DEADLINES.cleared)).toBeTruthy();
});
