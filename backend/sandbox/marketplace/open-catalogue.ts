import type { Catalogue } from './catalogue/catalogue.js';
import { LayeredCatalogue } from './catalogue/layered-catalogue.js';
import { openForReading } from './import/database.js';
import { ImportedCatalogue } from './imported/imported-catalogue.js';
import { SampleCatalogue } from './sample/sample-catalogue.js';

/**
 * Opens the catalogue that the local marketplace serves. Imported plans from the data directory, if there are any, take
 * precedence over invented ones.
 */
export function openCatalogue(dataDir: string): Catalogue {
  const database = openForReading(dataDir);
  const sample = new SampleCatalogue();
  return database ? new LayeredCatalogue(new ImportedCatalogue(database), sample) : sample;
}
