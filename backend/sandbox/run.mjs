// The door behind npm start, test, dev, check and build. Runs on a bare Node 20: nothing here may import a package.
import { ensureNode } from './setup/node.mjs';
import { PlainError } from './setup/plain-error.mjs';

const COMMANDS = {
  stores: () => import('./stores.mjs').then((room) => room.stores),
};

async function main([name, ...args]) {
  const load = COMMANDS[name];
  if (!load) throw new PlainError(`There is no command "${name ?? ''}": use one of ${Object.keys(COMMANDS).join(', ')}.`);
  const command = await load();
  return command({ node: await ensureNode(), args });
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ?? 0;
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`\n${error instanceof PlainError ? error.message : error.stack}\n`);
}
