import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PAGES } from '#contract/pages.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { parts } from './about-parts.js';
import Home from './home/Home.js';
import Blog from './posts/Blog.js';

const { marketplace, plans, vaBenefitInfo, vaDrugCoverage, vaResources } = PAGES;
const STORES = {
  'a guest': aStoreFor(null),
  'a signed-in person': aStoreFor(aUser()),
  'a person not known yet': aStore(),
};

it.each([
  ['home page', Home, [/^Compare coverage/, /^VA benefits/], vaBenefitInfo],
  ['about page', parts.Ways, ['Compare Plans', 'VA Benefits'], vaBenefitInfo],
  ['blog', Blog, ['Compare Plans', 'VA Benefits'], vaDrugCoverage],
])('on the %s, the ways in need no login and lead signed-in people to their own pages', (_, Screen, names, va) => {
  const targets = Object.entries(STORES).map(([who, store]) => {
    const { unmount } = renderWithStore(store, <Screen />);
    const links = names.map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    unmount();
    return [who, ...links];
  });
  expect(targets).toEqual([
    ['a guest', plans.path, vaResources.path],
    ['a signed-in person', marketplace.path, va.path],
    ['a person not known yet', plans.path, vaResources.path],
  ]);
});

it('the about page has a link that downloads the guide', () => {
  render(<parts.Guide />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /guide \(PDF\)/ });
  expect([link.getAttribute('href'), link.download]).toEqual([
    '/guides/medicare-5-mistakes.pdf',
    'medicare-5-mistakes.pdf',
  ]);
});
