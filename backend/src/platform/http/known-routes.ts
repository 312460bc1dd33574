import { ENDPOINTS } from '../../contract/endpoints.js';

const routes = Object.values(ENDPOINTS).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`),
}));

/** Methods that an address of the API answers, for a 405 with `Allow`. */
export function methodsAt(url: string): string[] {
  const path = url.split('?', 1)[0] ?? '';
  return [...new Set(routes.filter((route) => route.pattern.test(path)).map((route) => route.method))];
}
