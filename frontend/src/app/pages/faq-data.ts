import { HELP_FAQS } from '../../content/faqs.js';

/** The questions and answers of the help page, as schema.org describes them. */
export function dataOf(): object {
  const questions = HELP_FAQS.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }));
  return { '@type': 'FAQPage', mainEntity: questions };
}
