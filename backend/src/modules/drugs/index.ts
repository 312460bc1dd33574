/** Medicines: their names, and which plans cover them. */
export { DrugsModule } from './drugs.module.js';
export { importVaFormulary } from './va-import.js';
export { ensureMedicines } from './import/ensure-medicines.js';
export { readProducts, replaceMedicines, type Tell } from './import/medicine-import.js';
export { type Product } from './import/product.js';
export { MedicineIndex } from './medicine-index.js';
