import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from './routes.js';
import { makeStore } from './store.js';

export { FIRM_MARKS } from '../../../backend/src/contract/firm.js';
export { ORIGIN_MARK, PAGES } from '../../../backend/src/contract/pages.js';
export { BOOT, START } from './boot.js';

/** The finished HTML of one page, as the build writes it down. */
export async function render(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerenderToNodeStream(
    <Provider store={makeStore()}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Provider>,
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return html;
}
