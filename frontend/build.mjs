// Builds the site: files with hashed names, the prerendered HTML of every page whose URL has no parameters, compressed
// copies, and a size report.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { checkBudgets } from './build/budgets.mjs';
import { checkImports } from './build/manifest.mjs';
import { pack } from './build/pack.mjs';
import { prerender } from './build/prerender.mjs';

const here = import.meta.dirname;
const out = join(here, '../dist/frontend');
const serverOut = join(here, '../dist/frontend-prerender');
const common = { configFile: join(here, 'vite.config.ts'), logLevel: 'warn' };

await build({ ...common, build: { outDir: out } });
checkImports(out);
await build({ ...common, build: { ssr: join(here, 'src/app/entry-server.tsx'), outDir: serverOut } });
const server = await import(pathToFileURL(join(serverOut, 'entry-server.js')).href);
const css = await prerender(server, out);
rmSync(serverOut, { recursive: true, force: true });
const isInside = checkBudgets(out, css);
pack(out);
if (!isInside) process.exit(1);
