export const PREFERENCES = {
  premiumLabel: 'Monthly premium you would like to pay at most',
  premiumUntouched: 'Not used until you move it.',
  premiumReset: 'Do not use this',
  metalLabel: 'Metal level',
  metalAny: 'Any',
  dental: 'Dental coverage',
  vision: 'Vision coverage',
  programs: 'Lifestyle programs',
  note:
    'Plans that fit more of your wishes come first. Your medicines and doctors count as wishes too, and so do some ' +
    'answers, such as tobacco use. No plan is hidden.',
} as const;
