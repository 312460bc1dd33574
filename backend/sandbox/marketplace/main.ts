import { openCatalogue } from './catalogue/open-catalogue.js';
import { startMarketplace } from './start.js';

/**
 * Entry of the local marketplace. MARKETPLACE_PORT (4100), MARKETPLACE_API_KEY (`sample-key`), DATA_DIR (.data):
 * imported files under DATA_DIR/marketplace are served in place of the invented plans of the same state and year.
 */
const marketplace = await startMarketplace({
  port: Number(process.env['MARKETPLACE_PORT'] ?? '4100'),
  apiKey: process.env['MARKETPLACE_API_KEY'],
  catalogue: openCatalogue(process.env['DATA_DIR'] ?? '.data'),
});
process.stdout.write(`marketplace: ${marketplace.url}/api/v1\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void marketplace.close());
}
