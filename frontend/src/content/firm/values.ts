export interface FirmValue {
  readonly id: 'compassion' | 'privacy' | 'transparency' | 'integrity';
  readonly title: string;
  readonly text: string;
}
export const VALUES: readonly FirmValue[] = [
  {
    id: 'compassion',
    title: 'Compassionate service',
    text: 'We listen first. Then we explain your choices in plain words, as often as you like.',
  },
  {
    id: 'privacy',
    title: 'Privacy first',
    text: 'We ask only for what we need. We never sell your data, and no one tracks you here.',
  },
  {
    id: 'transparency',
    title: 'Transparency',
    text: 'We show where each number comes from and what it leaves out. No plan pays to be placed first.',
  },
  {
    id: 'integrity',
    title: 'Integrity',
    text: 'We tell you what is right for you, even when the answer is to keep what you have.',
  },
];

export const PRIVACY_BANNER = { title: 'Your Privacy Matters', text: 'We never sell your data.' } as const;
export const PARTNERS = { title: 'Our Partners', text: 'Logos coming soon.' } as const;
