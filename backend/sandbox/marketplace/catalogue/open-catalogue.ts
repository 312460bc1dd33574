import { openForReading } from '../imported/database.js';
import { ImportedCatalogue } from '../imported/imported-catalogue.js';
import type { Catalogue } from './catalogue.js';
import { LayeredCatalogue } from './layered-catalogue.js';
import { SampleCatalogue } from './sample/sample-catalogue.js';

/** What is imported under the data directory, in front of the invented catalogue. */
export function openCatalogue(dataDir: string): Catalogue {
  const database = openForReading(dataDir);
  const sample = new SampleCatalogue();
  return database ? new LayeredCatalogue(new ImportedCatalogue(database), sample) : sample;
}
