/** Words of the guided quiz: specification 2, sections 2 to 5 and 9. Ids are the specification's; labels it leaves open are ours. */
export const QUIZ = {
  heading: 'Find out what to look for, in under 3 minutes',
  private: 'Your answers stay in your browser. Nothing is sent, unless you ask for it.',
  progress: (step: number) => `Step ${step} of 5`,
  back: 'Back',
  next: 'Next',
  zipLabel: 'ZIP code',
  zipHint: 'Enter a 5-digit ZIP code',
  ageLabel: 'Age',
  coverageLabel: 'What kind of coverage do you want to look at?',
  otherTextLabel: 'What else should we know about? (optional)',
  conditionLabel: 'Add a condition',
  addCondition: 'Add condition',
  diabetesConfirm: 'Yes, I have diabetes or take medicine for it',
  medicineNotes: 'Notes about your medicines (optional)',
  otherMedicines: 'Other medications',
  medicineLabel: 'Add a medication',
  addMedicine: 'Add medication',
  added: (name: string) => `${name} added.`,
  removed: (name: string) => `${name} removed.`,
  remove: (name: string) => `Remove ${name}`,
  chosen: 'Chosen',
  focus: "We're focusing on",
  noFocus: 'General coverage',
  noPreference: 'No preference',
  doctorName: (doctor: string) => `${doctor}: name`,
  seePlans: 'See plans with these answers',
  print: 'Print',
  none: 'None given',
} as const;

/** Heading and button of each step, by its id. */
export const QUIZ_STEPS = {
  location: { title: 'The basics', next: 'Next' },
  needs: { title: 'Your health needs', next: 'Continue' },
  needs_heart: { title: 'Heart conditions', next: 'Next' },
  needs_brain: { title: 'Brain and memory conditions', next: 'Next' },
  needs_mobility: { title: 'Mobility conditions', next: 'Next' },
  needs_diabetes: { title: 'Diabetes', next: 'Next' },
  needs_other: { title: 'Other conditions', next: 'Next' },
  meds: { title: 'Your medications', next: 'Next' },
  doctors: { title: 'Your doctors', next: 'Save My Doctors' },
  benefits: { title: 'Extra benefits', next: 'See My Matches' },
  final: { title: 'Review and Next Steps', next: 'Finish' },
} as const;

export const COVERAGE_TYPES = { medicare: 'Medicare', marketplace: 'Marketplace plan', employer: 'Plan from an employer', not_sure: 'I am not sure' } as const;
export const NEEDS = { heart: 'Heart', brain: 'Brain/Memory', mobility: 'Mobility', diabetes: 'Diabetes', other: 'Other need' } as const;
export const CONDITIONS = {
  heart: { hypertension: 'High blood pressure', hyperlipidemia: 'High cholesterol', chf: 'Heart failure', afib: 'Irregular heartbeat (AFib)' },
  brain: { parkinsons: 'Parkinson’s disease', als: 'ALS', ms: 'Multiple sclerosis (MS)', dementia: 'Dementia', alzheimers: 'Alzheimer’s disease' },
  mobility: { stroke: 'Stroke', arthritis: 'Arthritis', neuropathy: 'Nerve pain (neuropathy)', joint_replacement: 'Joint replacement' },
} as const;
/** Medicines often taken for each need, as suggestions only. */
export const COMMON_MEDICINES = {
  heart: ['Amlodipine', 'Atorvastatin', 'Carvedilol', 'Eliquis', 'Furosemide', 'Lisinopril', 'Losartan', 'Metoprolol', 'Warfarin'],
  brain: ['Carbidopa/levodopa', 'Donepezil', 'Gabapentin', 'Galantamine', 'Memantine', 'Rivastigmine', 'Ropinirole'],
  mobility: ['Acetaminophen', 'Celecoxib', 'Clopidogrel', 'Duloxetine', 'Ibuprofen', 'Meloxicam', 'Methotrexate', 'Pregabalin'],
  diabetes: ['Empagliflozin', 'Glipizide', 'Insulin glargine', 'Jardiance', 'Metformin', 'Ozempic', 'Sitagliptin'],
} as const;
export const DOCTORS = { primaryCare: 'Primary care doctor', cardiologist: 'Cardiologist', neurologist: 'Neurologist', endocrinologist: 'Endocrinologist', orthopedist: 'Orthopedist / Rheumatologist' } as const;
export const EXTRA_BENEFITS = { transportation: 'Rides to appointments', otc: 'OTC credits', dental: 'Dental', vision: 'Vision', wellness: 'Wellness' } as const;
