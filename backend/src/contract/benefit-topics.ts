import { LIFESTYLE_PROGRAMS } from './limits.js';

/**
 * What people ask of a plan, under the specification's own labels (document 2, sections 3 and 5), and the synonyms by
 * which the marketplace's benefit names answer it. One table for the match, the filters and the ticks on a plan's page.
 */
export const TOPICS = ['Dental', 'Dental for children', 'Vision', 'Vision for children', 'Maternity', 'Pediatric', 'Essential Benefits', ...LIFESTYLE_PROGRAMS] as const;
export type Topic = (typeof TOPICS)[number];

interface Rule {
  readonly name: RegExp;
  /** Names that hold the word and are something else. */
  readonly but?: RegExp;
  /** Looked for in the benefit's explanation too, as the specification asks for the programs. */
  readonly inText?: RegExp;
}

const RULES: Readonly<Record<Topic, Rule>> = {
  // Nearly every plan covers children's teeth and eyes and nobody else's, so a grown-up's wish is not met by them.
  'Dental': { name: /dental|orthodontia/i, but: /child|accident/i },
  'Dental for children': { name: /(dental|orthodontia).*child|child.*dental/i },
  'Vision': { name: /vision|eye/i, but: /child/i },
  'Vision for children': { name: /(vision|eye).*child/i },
  'Maternity': { name: /maternity|prenatal/i },
  'Pediatric': { name: /child|pediatric|well baby/i },
  // Section 1302 of the Affordable Care Act: every plan sold on the marketplace covers them.
  'Essential Benefits': { name: /./ },
  'SilverSneakers': { name: /silver ?sneakers/i, inText: /silver ?sneakers/i },
  'Telehealth': { name: /tele-?(health|medicine)|virtual/i, inText: /tele-?(health|medicine)|virtual (visit|care)/i },
  'Mental Health Counseling': { name: /mental.*outpatient|mental.*office|mental health counsel/i },
  // Help to stop smoking is a preventive service without a copay: 45 CFR 147.130, USPSTF grade A of 2021.
  'Smoking Cessation': { name: /smoking|tobacco|preventive care/i, inText: /(smoking|tobacco) cessation/i },
  'Weight Loss': { name: /weight loss/i, inText: /weight[- ]loss program/i },
  'Chiropractic Care': { name: /chiropractic/i },
  'Acupuncture': { name: /acupuncture/i },
  'Nutrition Counseling': { name: /nutrition/i, inText: /nutrition(al)? counsel/i },
  'Physical Therapy': { name: /physical therapy|outpatient rehabilitation/i },
};

interface Named {
  readonly name: string;
  readonly covered: boolean;
  readonly explanation: string;
}

/** Whether a covered benefit answers a topic. */
export function isAbout({ name, covered, explanation }: Named, topic: Topic): boolean {
  if (!covered) return false;
  const rule = RULES[topic];
  return (rule.name.test(name) && !rule.but?.test(name)) || (rule.inText?.test(explanation) ?? false);
}

/** What a plan's benefits cover of what people ask for; null when its benefits are not known. */
export const topicsOf = (benefits: readonly Named[]): Topic[] | null =>
  benefits.length === 0 ? null : TOPICS.filter((topic) => benefits.some((benefit) => isAbout(benefit, topic)));
