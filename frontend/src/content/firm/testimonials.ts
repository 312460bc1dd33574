/** A sample quote. The page says that its quotes are samples, so that nobody takes them for those of real people. */
export interface Testimonial {
  readonly id: string;
  readonly quote: string;
  readonly author: string;
  readonly source: string;
}
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 'year-cost',
    quote: 'I always picked the lowest monthly price. Seeing the cost of a whole year side by side changed my mind.',
    author: 'Linda, 63',
    source: 'Sample quote: plan comparison',
  },
  {
    id: 'va',
    quote:
      'I did not know that VA care and my Medicare could work side by side. Someone finally told me in plain words.',
    author: 'James, Army veteran',
    source: 'Sample quote: VA benefits',
  },
  {
    id: 'mother',
    quote: 'My mother and I did the quiz together at her kitchen table. She understood each question.',
    author: 'Denise, daughter and caregiver',
    source: 'Sample quote: quiz',
  },
];
