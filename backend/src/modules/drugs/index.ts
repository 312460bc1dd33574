/** Public API of the drugs module, which finds medicines by name and looks up which plans cover them. */
export { DrugQueries } from './drug-queries.js';
export { DrugsModule } from './drugs.module.js';
export { VaFormulary } from './va/va-formulary.js';
export { importVaFormulary } from './va/va-import.js';
export { isSalt } from './names/ingredients.js';
export { COMPACT_HEADINGS, readVaList } from './va/va-list-file.js';
export { ensureMedicines } from './import/ensure-medicines.js';
export { readProducts, replaceMedicines, type ReportProgress } from './import/medicine-import.js';
export { partsOf, plainName, type Product } from './import/product.js';
export { pharmacyName } from './labels/pharmacy-name.js';
export { plainStrength } from './labels/plain-strength.js';
export { toldApart, withoutAlike } from './labels/tell-apart.js';
export { MedicineIndex } from './medicine-index.js';
export { DRUGS_DATA, MyMedicinesRepository } from './my-medicines.repository.js';
export { PlanCoverageService } from './plan-coverage.service.js';
