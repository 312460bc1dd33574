/**
 * The summary of the free guide for the about page, so that the page does not have to load the complete guide. A test
 * in content.spec.tsx checks that the summary agrees with the guide.
 */
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
