import { jest } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { VaFormulary } from './va-formulary.js';
import { VaSearch } from './va-search.js';

/**
 * Returns a VA formulary that uses the data that ships with the site. The fake database of this formulary contains no
 * imported products, and the first `failures` queries to the database fail.
 */
function formulary({ failures = 0 } = {}): VaFormulary {
  let left = failures;
  const execute = (): Promise<never[]> => {
    left -= 1;
    return left >= 0 ? Promise.reject(new Error('the database is away')) : Promise.resolve([]);
  };
  return new VaFormulary({ execute } as unknown as EntityManager);
}

describe('loading the VA list in advance', () => {
  it('leaves nothing to be built for the first search, not even for a misspelled name', async () => {
    const build = jest.spyOn(VaSearch, 'create');
    const list = formulary();
    await list.warmUp();
    expect(build).toHaveBeenCalledTimes(1);
    expect(await list.similarTo('metphormin')).toEqual([expect.stringMatching(/^metformin$/i)]);
    expect((await list.find('glucophage')).drugs.length).toBeGreaterThan(0);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('may fail: the first search then loads the list', async () => {
    const list = formulary({ failures: 1 });
    await expect(list.warmUp()).rejects.toThrow('the database is away');
    expect((await list.find('glucophage')).drugs.length).toBeGreaterThan(0);
  });
});
