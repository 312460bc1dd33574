import { beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router';
import { PAGES } from '#contract/pages.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { InFrame } from './routes.js';
import { SCREENS } from './screens.js';

beforeEach(() => {
  globalThis.fetch = () => Promise.resolve(new Response(null, { status: 503 }));
});

async function htmlOf(name: keyof typeof PAGES): Promise<string> {
  const { default: Screen } = await SCREENS[name]();
  const { container, unmount } = renderWithStore(aStoreFor(aUser()), <Screen />, [PAGES[name].path]);
  const html = container.innerHTML;
  unmount();
  return html;
}

it.each([
  ['/va-benefit-info', 'vaBenefitInfo', 'vaDrugCoverage'],
  ['/user-profile', 'profile', 'dashboard'],
  ['/terms', 'termsShort', 'terms'],
] as const)('%s shows the same page as its other address', async (path, name, other) => {
  expect(PAGES[name]).toMatchObject({ path, title: PAGES[other].title, access: PAGES[other].access });
  const html = await htmlOf(name);
  expect(html).toContain('<h1');
  expect(html.replace(/_r_\w+_/g, '')).toBe((await htmlOf(other)).replace(/_r_\w+_/g, ''));
});

function Broken(): never {
  throw new Error('broken');
}

it('a screen that crashes is replaced by a page of its own inside the header and the footer', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderWithStore(
    aStoreFor(null),
    <InFrame>
      <Broken />
    </InFrame>,
    [PAGES.about.path],
  );
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    PAGES.home.path,
    PAGES.contact.path,
  ]);
  for (const part of ['banner', 'contentinfo']) expect(screen.getByRole(part)).toBeTruthy();
});

it('a Back that was pressed before the router listens is followed', () => {
  history.replaceState({ key: 'a' }, '', PAGES.terms.path);
  function Shown() {
    // The layout effects of a child run before the one with which the router begins to listen.
    useLayoutEffect(() => history.replaceState({ key: 'b' }, '', PAGES.about.path), []);
    return <p>{`shown: ${useLocation().pathname}`}</p>;
  }
  render(
    <Provider store={aStoreFor(null)}>
      <BrowserRouter>
        <InFrame>
          <Shown />
        </InFrame>
      </BrowserRouter>
    </Provider>,
  );
  expect(screen.getByText(/^shown/).textContent).toBe(`shown: ${PAGES.about.path}`);
});
