import { axeParts, partsNamed } from './browser-parts.ts';

const FILES = Array.from({ length: 45 }, (_, index) => `e2e/screen-${index}.e2e.ts`);

describe('the parts of the full test run with axe', () => {
  it('contain each browser test once, and no part is much longer than another', () => {
    const parts = axeParts(FILES).map(({ command }) => command.slice(1));
    expect(parts.flat().toSorted()).toEqual(FILES.toSorted());
    expect(new Set(parts.map(({ length }) => length))).toEqual(new Set([5, 6]));
  });

  it('are called by their common name or one at a time', () => {
    const parts = [...axeParts(FILES), { name: 'slow-network' }];
    expect(partsNamed(parts, 'axe').map(({ name }) => name)).toEqual(axeParts([]).map(({ name }) => name));
    expect(partsNamed(parts, 'axe-3').map(({ name }) => name)).toEqual(['axe-3']);
    expect(partsNamed(parts, 'slow-network')).toHaveLength(1);
    expect(partsNamed(parts, 'ax')).toEqual([]);
  });
});
