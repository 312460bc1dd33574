/** The four values the firm states (specification 1, section 1); home and about show them. */
export interface Value {
  readonly id: 'compassion' | 'privacy' | 'transparency' | 'integrity';
  readonly title: string;
  readonly text: string;
}
export const VALUES: readonly Value[] = [
  { id: 'compassion', title: 'Compassionate service', text: 'We listen first. Then we explain your choices in plain words, as often as you like.' },
  { id: 'privacy', title: 'Privacy first', text: 'We ask only for what we need. We never sell your data, and no one tracks you here.' },
  { id: 'transparency', title: 'Transparency', text: 'We show where each number comes from and what it leaves out. No plan pays to be placed first.' },
  { id: 'integrity', title: 'Integrity', text: 'We tell you what is right for you, even when the answer is to keep what you have.' },
];

/** Sentence of the banner on the about page; specification 2, section 2, word for word. */
export const PRIVACY_BANNER = { title: 'Your Privacy Matters', text: 'We never sell your data.' } as const;
export const PARTNERS = { title: 'Our Partners', text: 'Logos coming soon.' } as const;
