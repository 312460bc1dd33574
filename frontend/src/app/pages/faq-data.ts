import { HELP_FAQS } from '#content/faqs.js';

const questions = HELP_FAQS.map(({ question, answer }) => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
}));

/** The questions and answers of the help page as structured data according to schema.org. */
export const data = { '@type': 'FAQPage', mainEntity: questions };
