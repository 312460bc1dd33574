import { OwnDates } from './own-dates.js';

it('after Medicaid or CHIP, calendars and mails say that some states give more than the 90 days', () => {
  const dates = new OwnDates({ appUrl: 'https://site.test' });
  const answers = { birth: '1990-05-15', covers: [], events: { lostMedicaid: '2026-09-15' } };
  const last = dates.entriesOf(answers, '2026-11-28').find(({ day }) => day === '2026-12-14');
  expect(last).toMatchObject({
    day: '2026-12-14',
    title: 'Marketplace plan after Medicaid or CHIP (some states give you more days): last day',
  });
});
