import type { Catalog } from './catalog/catalog.js';
import { LayeredCatalog } from './catalog/layered-catalog.js';
import { openForReading } from './import/database.js';
import { ImportedCatalog } from './imported/imported-catalog.js';
import { SampleCatalog } from './sample/sample-catalog.js';

/** Imported plans in the data directory take precedence over invented ones. */
export function openCatalog(dataDir: string): Catalog {
  const database = openForReading(dataDir);
  const sample = new SampleCatalog();
  return database ? new LayeredCatalog(new ImportedCatalog(database), sample) : sample;
}
