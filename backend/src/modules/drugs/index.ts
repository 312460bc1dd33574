/** Medicines: their names, and which plans cover them. */
export { DrugsModule } from './drugs.module.js';
export { importVaFormulary } from './va-import.js';
