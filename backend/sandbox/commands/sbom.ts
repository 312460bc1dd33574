import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNpm } from '../bootstrap/npm.mjs';
import { PlainError } from '../bootstrap/plain-error.mjs';
import { ROOT } from '../bootstrap/root.mjs';
import { runOnce } from '../bootstrap/run-once.mjs';
import { print } from '../processes/step.ts';

const FILE = 'dist/sbom.cdx.json';

/**
 * Runs `npm run sbom`, which writes a list of all packages in the lock file, with their versions, checksums and
 * licenses, in the CycloneDX format. Packages that are only needed to build or test the site are included and marked.
 */
export async function sbom(): Promise<void> {
  const { code, stdout, output } = await runOnce(process.execPath, [
    findNpm(),
    'sbom',
    '--package-lock-only',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
  ]);
  if (code !== 0) throw new PlainError(`npm could not write the list of packages: ${output.split('\n')[0]}`);
  const { components } = JSON.parse(stdout) as { components: unknown[] };
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(join(ROOT, FILE), `${stdout}\n`);
  print(`${components.length} packages are listed in ${FILE}.`);
}
