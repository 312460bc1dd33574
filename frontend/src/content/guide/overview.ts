/** The guide's summary, so that the about page need not load the guide. content.spec.tsx checks that both agree. */
export const GUIDE_OVERVIEW = {
  pdf: '/guides/medicare-5-mistakes.pdf',
  title: '5 Medicare mistakes and how to avoid them',
  mistakes: [
    'Signing up too late',
    'Going without drug coverage',
    'Letting your plan renew without a look',
    'Missing the one good time for Medigap',
    'Not knowing how Medicare fits the rest',
  ],
} as const;
