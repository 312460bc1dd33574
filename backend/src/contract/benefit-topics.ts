import { TOPICS, type Topic } from './topics.js';

/**
 * The synonyms by which the marketplace's benefits answer what people ask for. One table for the match, the filters and
 * the ticks on a plan's page.
 */
interface Rule {
  readonly name: RegExp;
  /** Names that hold the word and are something else. */
  readonly but?: RegExp;
  /** Looked for in the benefit's explanation too: "each chosen lifestyle program must appear in a benefit name, description or covered text". */
  readonly inText?: RegExp;
  /** The marketplace's disease-management program that is this one (its contract, section 11). */
  readonly program?: string;
}

const RULES: Readonly<Record<Topic, Rule>> = {
  // Nearly every plan covers children's teeth and eyes and nobody else's, so a grown-up's wish is not met by them;
  // nor is a wish for dental care by braces alone.
  'Dental': { name: /dental/i, but: /child|accident|orthodontia/i },
  'Dental for children': { name: /dental.*child|child.*dental/i, but: /orthodontia/i },
  'Vision': { name: /vision|eye/i, but: /child/i },
  'Vision for children': { name: /(vision|eye).*child/i },
  'Maternity': { name: /maternity|prenatal/i },
  'Pediatric': { name: /child|pediatric|well baby/i },
  // Section 1302 of the Affordable Care Act: every plan sold on the marketplace covers them.
  'Essential Benefits': { name: /./ },
  'SilverSneakers': { name: /silver ?sneakers/i, inText: /silver ?sneakers/i },
  'Telehealth': { name: /tele-?(health|medicine)|virtual/i, inText: /tele-?(health|medicine)|virtual (visit|care)/i },
  'Mental Health Counseling': { name: /mental.*outpatient|mental.*office|mental health counsel/i, inText: /(mental|behavioral) health counsel/i },
  // Help to stop smoking is a preventive service without a copay: 45 CFR 147.130, USPSTF grade A of 2021.
  'Smoking Cessation': { name: /smoking|tobacco|preventive care/i, inText: /(smoking|tobacco) cessation|(stop|quit) smoking/i },
  'Weight Loss': { name: /weight loss/i, inText: /weight[- ](loss|management) program/i, program: 'Weight Loss Programs' },
  'Chiropractic Care': { name: /chiropract/i, inText: /chiropract/i },
  'Acupuncture': { name: /acupunctur/i, inText: /acupunctur/i },
  'Nutrition Counseling': { name: /nutrition/i, inText: /nutrition(al)? counsel/i },
  'Physical Therapy': { name: /physical therapy|outpatient rehabilitation/i, inText: /physical therap/i },
};

/** Sentences that say what is left out; a program named in one of them is not offered there. */
const LEFT_OUT = /\bnot\b|exclu|except|other than/i;
const promised = (text: string): string => text.split(/[.;\n]/).filter((sentence) => !LEFT_OUT.test(sentence)).join('\n');

interface Named {
  readonly name: string;
  readonly covered: boolean;
  readonly explanation: string;
}

/** Whether a covered benefit answers a topic. */
export function isAbout({ name, covered, explanation }: Named, topic: Topic): boolean {
  if (!covered) return false;
  const rule = RULES[topic];
  return (rule.name.test(name) && !rule.but?.test(name)) || (rule.inText?.test(promised(explanation)) ?? false);
}

/** Whether one of the plan's disease-management programs answers a topic. */
export const isProgramAbout = (program: string, topic: Topic): boolean => RULES[topic].program === program;

/** What a plan's benefits and programs answer of what people ask for; null when its benefits are not known. */
export const topicsOf = (benefits: readonly Named[], programs: readonly string[]): Topic[] | null =>
  benefits.length === 0 ? null : TOPICS.filter((topic) => benefits.some((benefit) => isAbout(benefit, topic)) || programs.some((program) => isProgramAbout(program, topic)));
