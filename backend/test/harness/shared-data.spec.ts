import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { relative } from 'node:path';
import { describeWithShared, sharedFile } from './shared-data.js';

const there = mkdtempSync(`${tmpdir()}/shared-`);
afterAll(() => rmSync(there, { recursive: true, force: true }));

it('a group of tests whose files are not beside the checkout is skipped, with the reason', () => {
  const groups: string[] = [];
  const define = {
    run: (title: string) => void groups.push(title),
    skip: (title: string) => void groups.push(`skipped: ${title}`),
  };
  const found = relative(sharedFile('.'), there);
  describeWithShared('prices', [found, 'no/such.csv'], () => {}, define);
  describeWithShared('places', [found], () => {}, define);
  expect(groups).toEqual(['skipped: prices (skipped: ../shared/no/such.csv is not beside this checkout)', 'places']);
});
