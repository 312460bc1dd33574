import { expect, it } from '@jest/globals';
import { aStoreFor, aUser } from '#features/session/session.builder.js';
import { careApi, keepApi } from './care.api.js';

it.each(['before', 'after'])(
  'a list that was read before a change is not shown if it arrives %s the change is saved',
  async (order) => {
    const answers: Record<string, Array<() => void>> = { GET: [], PUT: [] };
    globalThis.fetch = (_url, { method = 'GET', body } = {}) => {
      const list: unknown = method === 'GET' ? [] : JSON.parse(String(body)).medicines;
      return new Promise((resolve) => answers[method]?.push(() => resolve(Response.json(list))));
    };
    const answer = (method: string): void => answers[method]?.splice(0).forEach((reply) => reply());
    const until = async (method: string): Promise<void> => {
      while (answers[method]?.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    };
    const store = aStoreFor(aUser());
    const read = () => store.dispatch(careApi.endpoints.myMedicines.initiate(undefined, { forceRefetch: true }));
    const first = read();
    await until('GET');
    answer('GET');
    await first;

    const medicines = [{ rxcui: '861007', name: 'Metformin, 500 mg' }];
    const second = read();
    const saving = store.dispatch(keepApi.endpoints.keepMedicines.initiate({ body: { medicines } }));
    await Promise.all([until('GET'), until('PUT')]);
    const shown = () => careApi.endpoints.myMedicines.select()(store.getState()).data;
    expect(shown()).toEqual(medicines);
    const late = [
      ['GET', second],
      ['PUT', saving],
    ] as const;
    for (const [method, call] of order === 'before' ? late : late.toReversed()) {
      answer(method);
      await call;
    }
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(shown()).toEqual(medicines);
  },
);
