export const WORDING = {
  title: 'Help tips and plain language',
  helpTips: 'Help tips',
  helpTipsHint: 'Short explanations beside the questions, the figures and the terms.',
  plainLanguage: 'Plain language',
  plainLanguageHint: 'Simple words in place of insurance terms, here and on every other page.',
  terms: 'What these words mean',
} as const;
