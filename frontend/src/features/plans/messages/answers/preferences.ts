export const PREFERENCES = {
  premiumLabel: 'Most you’d like to pay per month',
  premiumUntouched: 'Off until you move it.',
  premiumReset: 'Turn off',
  metalLabel: 'Metal level',
  metalAny: 'Any',
  dental: 'Dental coverage',
  vision: 'Vision coverage',
  programs: 'Lifestyle programs',
  note:
    'Plans that fit you best come first. We also look at your medicines, your doctors and some of your other ' +
    'answers, such as whether you use tobacco. We don’t hide any plans.',
} as const;
