import { openCatalog } from './open-catalog.js';
import { startMarketplace } from './start.js';

/**
 * The local marketplace. Settings: MARKETPLACE_PORT (default 4100), MARKETPLACE_API_KEY (`sample-key`) and DATA_DIR
 * (.data). Files imported into DATA_DIR/marketplace replace the invented plans of the same state and year.
 */
const marketplace = await startMarketplace({
  port: Number(process.env['MARKETPLACE_PORT'] ?? '4100'),
  apiKey: process.env['MARKETPLACE_API_KEY'],
  catalog: openCatalog(process.env['DATA_DIR'] ?? '.data'),
});
process.stdout.write(`marketplace: ${marketplace.url}/api/v1\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void marketplace.close());
}
