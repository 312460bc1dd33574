import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { SITE } from '#contract/messages/site.js';
import { DESCRIPTIONS, LISTED_AS } from '#contract/page-descriptions.js';
import { ORIGIN_PLACEHOLDER, PAGES, SOCIAL_CARD, type PageName } from '#contract/pages.js';
import { ComingPlan, EarlyPlans } from '#features/plans/index.js';
import { EARLY_CONTENT } from '#features/session/index.js';
import { NeedsScript } from '#ui/feedback/NeedsScript.js';
import { Page } from '#ui/index.js';
import { Title } from './chrome/Head.js';
import { preloadScreen } from './loading/load-screen.js';
import { InFrame, Site } from './routes.js';
import { SCREENS } from './screens.js';
import { makeStore } from './store.js';

/** A page's metadata, in the prerendered HTML only, so that no browser downloads it again as part of a script. */
function SearchHead({ name }: { name: PageName }) {
  const listed = LISTED_AS[name] ?? name;
  const { path, inSitemap } = PAGES[listed];
  return (
    <>
      <meta name="description" content={DESCRIPTIONS[name]} />
      {inSitemap ? <link rel="canonical" href={ORIGIN_PLACEHOLDER + path} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE.name} />
      <meta property="og:title" content={PAGES[name].title} />
      <meta property="og:description" content={DESCRIPTIONS[name]} />
      {inSitemap && <meta property="og:url" content={ORIGIN_PLACEHOLDER + path} />}
      <meta property="og:image" content={ORIGIN_PLACEHOLDER + SOCIAL_CARD} />
      <meta property="og:image:alt" content={SITE.tagline} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export { FIRM_NAMES, firmPlaceholder, YEARS_PLACEHOLDER } from '#contract/firm.js';
export { BOOT, START } from './boot.js';
export { ORIGIN_PLACEHOLDER, PAGES };

export async function render(name: PageName): Promise<string> {
  await preloadScreen(name, SCREENS[name]);
  const html = await htmlOf(PAGES[name].path, <Site />, <SearchHead name={name} />);
  const early = renderToStaticMarkup(<EarlyPlans areFew={name === 'compare'} />);
  return html.replace(`<div id="${EARLY_CONTENT}">`, (place) => place + early);
}

/** Renders header and footer around an empty page, for URLs without a prerendered page. No menu link is current. */
export const renderShell = (): Promise<string> =>
  htmlOf('/-', <InFrame>{null}</InFrame>, <Title>{SITE.tagline}</Title>);

/** What an otherwise empty page shows until its scripts have run. */
const BEFORE_SCRIPTS: Readonly<Partial<Record<PageName, ReactNode>>> = {
  plan: (
    <Page>
      <ComingPlan />
      <NeedsScript />
    </Page>
  ),
};

/** Renders the page for a page whose URL has a parameter, with the title and the description of that page. */
export const renderShellOf = (name: PageName): Promise<string> =>
  htmlOf(
    '/-',
    <InFrame>{BEFORE_SCRIPTS[name]}</InFrame>,
    <>
      <Title>{PAGES[name].title}</Title>
      <SearchHead name={name} />
    </>,
  );

async function htmlOf(path: string, site: ReactNode, head: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <Provider store={makeStore()}>
      {head}
      <StaticRouter location={path}>{site}</StaticRouter>
    </Provider>,
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return html;
}
