import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (...path: string[]): string => readFileSync(join(import.meta.dirname, ...path), 'utf8');
const shown = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => read(name))
  .join('');
const exported = [...read('../../ui/index.ts').matchAll(/export \{ ([^}]+) \}/g)].flatMap(([, names = '']) =>
  names.split(', '),
);
const components = exported.filter((name) => /^[A-Z]/.test(name));

it.each(components)('the showcase page contains %s', (name) => expect(shown).toContain(`<${name}`));
it('the build has only one HTML entry, so the showcase is available only in development', () => {
  expect(read('../../../vite.config.ts')).not.toMatch(/components\.html|input:/);
});
