import { ENDPOINTS } from '#contract/endpoints/endpoints.js';

const routes = Object.values(ENDPOINTS).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`),
}));

/** Returns the HTTP methods that a path of the API accepts, for the `Allow` header of a 405 response. */
export function methodsAt(url: string): string[] {
  const path = url.split('?', 1)[0] ?? '';
  return [...new Set(routes.filter((route) => route.pattern.test(path)).map((route) => route.method))];
}
