export const WORDING = {
  title: 'Help tips and plain language',
  helpTips: 'Help tips',
  helpTipsHint: 'Short explanations next to questions, numbers and terms.',
  plainLanguage: 'Plain language',
  plainLanguageHint: 'Simple words in place of insurance terms, here and on every page.',
  terms: 'What these words mean',
} as const;
