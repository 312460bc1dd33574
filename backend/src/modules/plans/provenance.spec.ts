import { provenanceOf } from './provenance.js';

const at = new Date('2026-11-22T10:00:00Z');
const dallas = { countyfips: '48113', state: 'TX', zipcode: '75001' };
const teton = { countyfips: '56039', state: 'WY', zipcode: '83001' };

describe('the provenance of plans', () => {
  it('says that a sample county has typical numbers of plans only where its own were not published', () => {
    const answer = { at, source: 'sample', data: [] } as const;
    expect(provenanceOf(answer, { place: teton })).toHaveProperty('typical_counts', true);
    expect(provenanceOf(answer, { place: dallas })).not.toHaveProperty('typical_counts');
    expect(provenanceOf({ ...answer, source: 'imported' }, { place: teton })).not.toHaveProperty('typical_counts');
  });

  it('ends with whether the answer is stale', () => {
    const provenance = provenanceOf({ at, source: 'marketplace', data: [] }, { least: 'sample', place: teton });
    expect(Object.keys(provenance).at(-1)).toBe('stale');
  });
});
