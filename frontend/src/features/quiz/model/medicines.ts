import type { MedicineNeed } from './answers.js';

/**
 * Common medicines to select in the quiz, generic names with a brand, from those most prescribed in the US for the
 * quiz's conditions (ClinCalc DrugStats, AHRQ MEPS, 2022). Not medical advice.
 */
export const COMMON_MEDICINES: Record<MedicineNeed, readonly string[]> = {
  heart: [
    'Atorvastatin (Lipitor)',
    'Lisinopril (Zestril)',
    'Amlodipine (Norvasc)',
    'Metoprolol (Lopressor)',
    'Losartan (Cozaar)',
    'Furosemide (Lasix)',
    'Apixaban (Eliquis)',
    'Warfarin (Coumadin)',
  ],
  brain: [
    'Donepezil (Aricept)',
    'Memantine (Namenda)',
    'Carbidopa-levodopa (Sinemet)',
    'Ropinirole (Requip)',
    'Riluzole (Rilutek)',
    'Dimethyl fumarate (Tecfidera)',
    'Baclofen (Lioresal)',
  ],
  mobility: [
    'Meloxicam (Mobic)',
    'Celecoxib (Celebrex)',
    'Gabapentin (Neurontin)',
    'Pregabalin (Lyrica)',
    'Duloxetine (Cymbalta)',
    'Methotrexate (Trexall)',
    'Clopidogrel (Plavix)',
  ],
  diabetes: [
    'Metformin (Glucophage)',
    'Insulin glargine (Lantus)',
    'Semaglutide (Ozempic)',
    'Empagliflozin (Jardiance)',
    'Dulaglutide (Trulicity)',
    'Glipizide (Glucotrol)',
    'Sitagliptin (Januvia)',
  ],
};
