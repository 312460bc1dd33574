import type { MedicineNeed } from './answers.js';

/**
 * Common medicines that people can select in the quiz: generic names, each with a well-known brand. The medicines were
 * selected from the drugs most often prescribed in the United States for the conditions in the quiz (ClinCalc DrugStats
 * and AHRQ MEPS, 2022). The list is not medical advice.
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
