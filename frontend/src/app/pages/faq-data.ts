import { HELP_FAQS } from '#content/help/faqs.js';

const questions = HELP_FAQS.map(({ question, answer }) => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
}));

export const data = { '@type': 'FAQPage', mainEntity: questions };
