import { TOPICS, type Topic } from '../limits/plans.js';

interface Rule {
  readonly name: RegExp;
  /** Benefits to exclude: they contain a keyword of the topic but are about something else. */
  readonly but?: RegExp;
  /** Also matched against a benefit's explanation, where many plans mention their programs. */
  readonly inText?: RegExp;
  /** Name of the benefit topic in the marketplace's list of disease-management programs. */
  readonly program?: string;
}

const RULES: Readonly<Record<Topic, Rule>> = {
  // Dental benefits for children do not count as dental care, because nearly every plan has them and they do not help
  // adults. Orthodontia (braces) alone does not count either.
  Dental: { name: /dental/i, but: /child|accident|orthodontia/i },
  'Dental for children': { name: /dental.*child|child.*dental/i, but: /orthodontia/i },
  Vision: { name: /vision|eye/i, but: /child/i },
  'Vision for children': { name: /(vision|eye).*child/i },
  Maternity: { name: /maternity|prenatal/i },
  Pediatric: { name: /child|pediatric|well baby/i },
  // Every plan sold on the marketplace covers the essential health benefits (Affordable Care Act, section 1302). A plan
  // with any covered benefit therefore matches the topic "Essential Benefits".
  'Essential Benefits': { name: /./ },
  SilverSneakers: { name: /silver ?sneakers/i, inText: /silver ?sneakers/i },
  Telehealth: { name: /tele-?(health|medicine)|virtual/i, inText: /tele-?(health|medicine)|virtual (visit|care)/i },
  'Mental Health Counseling': {
    name: /mental.*outpatient|mental.*office|mental health counsel/i,
    inText: /(mental|behavioral) health counsel/i,
  },
  // Plans must cover help to stop smoking as a preventive service without a copay (45 CFR 147.130; USPSTF grade A,
  // 2021). A plan that covers preventive care therefore matches the topic "Smoking Cessation".
  'Smoking Cessation': {
    name: /smoking|tobacco|preventive care/i,
    inText: /(smoking|tobacco) cessation|(stop|quit) smoking/i,
  },
  'Weight Loss': {
    name: /weight loss/i,
    inText: /weight[- ](loss|management) program/i,
    program: 'Weight Loss Programs',
  },
  'Chiropractic Care': { name: /chiropract/i, inText: /chiropract/i },
  Acupuncture: { name: /acupunctur/i, inText: /acupunctur/i },
  'Nutrition Counseling': { name: /nutrition/i, inText: /nutrition(al)? counsel/i },
  'Physical Therapy': { name: /physical therapy|outpatient rehabilitation/i, inText: /physical therap/i },
};

/** A program does not count as offered if its sentence contains one of these words. */
const LEFT_OUT = /\bnot\b|exclu|except|other than/i;
const promised = (text: string): string =>
  text
    .split(/[.;\n]/)
    .filter((sentence) => !LEFT_OUT.test(sentence))
    .join('\n');

interface Named {
  readonly name: string;
  readonly covered: boolean;
  readonly explanation: string;
}

export function isAbout({ name, covered, explanation }: Named, topic: Topic): boolean {
  if (!covered) return false;
  const rule = RULES[topic];
  return (rule.name.test(name) && !rule.but?.test(name)) || (rule.inText?.test(promised(explanation)) ?? false);
}

export const isProgramAbout = (program: string, topic: Topic): boolean => RULES[topic].program === program;

/** Returns the topics that a plan covers through its benefits and programs, or null if its benefits are unknown. */
export const topicsOf = (benefits: readonly Named[], programs: readonly string[]): Topic[] | null =>
  benefits.length === 0
    ? null
    : TOPICS.filter(
        (topic) =>
          benefits.some((benefit) => isAbout(benefit, topic)) ||
          programs.some((program) => isProgramAbout(program, topic)),
      );
