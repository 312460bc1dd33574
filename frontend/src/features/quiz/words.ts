/** Every word of the quiz. Labels in quotes in specification 2 (section 2, Quiz; sections 3 to 5) stand here as written. */
export const QUIZ = {
  /** The specification's promise: 'under 3 minutes'. */
  title: 'Find what to look for in under 3 minutes',
  lead: 'Your answers stay in this browser. Nothing is sent to us, and they are gone when you close the tab.',
  needsScript: 'The quiz needs JavaScript. Without it, our help pages and advisors can answer the same questions.',
  progress: (step: number, of: number) => `Step ${step} of ${of}`,
  buttons: { back: 'Back', next: 'Next', needs: 'Continue', doctors: 'Save My Doctors', benefits: 'See My Matches', final: 'Finish' },
  titles: {
    location: 'Basics', needs: 'Your health needs', needs_heart: 'Heart conditions', needs_brain: 'Brain and memory conditions',
    needs_mobility: 'Mobility conditions', needs_diabetes: 'Diabetes', needs_other: 'Other conditions', meds: 'Your medications',
    doctors: 'Your doctors', benefits: 'Extra benefits', final: 'Review and Next Steps',
  },
  basics: {
    zip: 'ZIP code', zipHint: 'Enter a 5-digit ZIP code', zipWrong: 'Enter a 5-digit ZIP code.', age: 'Age', ageWrong: 'Enter your age as a number of 1 to 3 digits.',
    coverage: 'Which coverage do you want to look at?', coverageMissing: 'Choose a type of coverage.',
  },
  coverage: { medicare: 'Medicare', marketplace: 'A Marketplace plan', employer: 'Coverage from a job', not_sure: 'I am not sure' },
  needs: {
    legend: 'What should your coverage take good care of?', hint: 'Choose all that fit. If none does, just continue.',
    heart: 'Heart', brain: 'Brain/Memory', mobility: 'Mobility', diabetes: 'Diabetes', other: 'Something else', otherText: 'What else? (optional)',
  },
  conditions: {
    legend: 'Which of these do you have?', hint: 'Choose all that fit. You can also go on without choosing.',
    hypertension: 'High blood pressure', hyperlipidemia: 'High cholesterol', chf: 'Heart failure', afib: 'Uneven heartbeat (AFib)',
    parkinsons: 'Parkinson’s disease', als: 'ALS', ms: 'Multiple sclerosis (MS)', dementia: 'Dementia', alzheimers: 'Alzheimer’s disease',
    stroke: 'Stroke', arthritis: 'Arthritis', neuropathy: 'Nerve pain (neuropathy)', joint_replacement: 'New hip, knee or other joint',
  },
  diabetes: { legend: 'Diabetes', confirm: 'A doctor told me that I have diabetes', hint: 'Untick this if you are not sure yet.' },
  other: { label: 'Name of the condition', hint: 'Type one and press Enter or “Add condition”.', add: 'Add condition', list: 'Conditions you added' },
  meds: {
    intro: 'Tick what you take. The lists hold common medicines only; add others below.', focusing: 'We’re focusing on',
    chosen: (section: string) => `Chosen for ${section}`, other: 'Other medications', label: 'Name of the medicine', hint: 'Type one and press Enter or “Add medicine”.',
    add: 'Add medicine', notes: 'Notes about your medicines (optional)',
  },
  chips: { added: (name: string) => `${name} added.`, removed: (name: string) => `${name} removed.`, remove: (name: string) => `Remove ${name}` },
  doctors: {
    intro: 'Name the doctors you want to keep. You can leave any of these empty.', name: 'Name of the doctor', noPreference: 'No preference',
    primary: 'Primary care doctor', cardiologist: 'Cardiologist', neurologist: 'Neurologist', endocrinologist: 'Endocrinologist', orthopedist: 'Orthopedist / Rheumatologist',
  },
  benefits: {
    legend: 'Which extras matter to you?', hint: 'Choose all that fit.',
    transportation: 'Rides to the doctor', otc: 'OTC credits', dental: 'Dental', vision: 'Vision', wellness: 'Wellness programs',
  },
  focus: { diabetesUnsure: 'Diabetes (not confirmed)', other: 'Other need', none: 'No special need chosen' },
  review: {
    answers: 'Your answers', change: 'Change', none: 'None', next: 'What to do next', plans: 'See plans with these answers', print: 'Print',
    plansHint: 'Your ZIP code and age go along, so you need not type them again. You log in first.',
    medicare: 'Marketplace plans are not for people who have Medicare or can get it. Compare Medicare plans at the official site:',
    medicareLink: 'Medicare.gov plan finder', medicareUrl: 'https://www.medicare.gov/plan-compare/',
    tips: {
      meds: 'Check that each medicine is on the plan’s drug list.', doctors: 'Call each doctor and ask whether the plan is accepted.',
      extras: 'Look for each extra in the list of benefits, and ask how much of it is paid.', year: 'Compare the cost of a whole year, not only the monthly price.',
    },
  },
} as const;
