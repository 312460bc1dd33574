import { json, startFakeServer } from './fake-server.testing.js';
import { MarketplaceClient } from './marketplace.client.js';

const DURHAM = { countyfips: '37063', state: 'NC', zipcode: '27701' };
let server: Awaited<ReturnType<typeof startFakeServer>>;
const ask = () =>
  new MarketplaceClient({ baseUrl: `${server.url}/api/v1`, apiKey: 'k' }).crosswalk('11111NC0010001', 2026, DURHAM);

beforeEach(async () => {
  server = await startFakeServer();
});
afterEach(() => server.close());

it('asks for the successor of a plan by its year and place', async () => {
  server.answer(json({ new_plan_id: '11111NC0010002', level: '2', reason: '1' }));
  expect((await ask()).data).toEqual({ new_plan_id: '11111NC0010002', level: '2', reason: '1' });
  expect(server.requests.map(({ path }) => path)).toEqual(['/api/v1/crosswalk']);
  expect(Object.fromEntries(server.requests[0]?.query ?? [])).toEqual({
    year: '2026',
    plan_id: '11111NC0010001',
    state: 'NC',
    zipcode: '27701',
    fips: '37063',
    apikey: 'k',
  });
});

it('accepts codes that are numbers, and a plan without a successor', async () => {
  server.answer(json({ new_plan_id: null, level: 4 }));
  expect((await ask()).data).toEqual({ new_plan_id: '', level: '4', reason: '' });
});

it('drops the number of a variant from the id of the new plan, and refuses an id that is none', async () => {
  server.answer(json({ new_plan_id: '11111NC0010002-01', level: '1', reason: '1' }));
  expect((await ask()).data.new_plan_id).toBe('11111NC0010002');
  server.answer(json({ new_plan_id: '../secret', level: '1', reason: '1' }));
  await expect(ask()).rejects.toMatchObject({ kind: 'badAnswer' });
});

it('says that nothing was found if the marketplace knows no successor', async () => {
  server.answer(json({ code: '1005', status: '404', message: 'Crosswalk not found' }, 404));
  await expect(ask()).rejects.toMatchObject({ kind: 'notFound', code: '1005' });
});
