import { afterEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { NETWORK } from '#api/failure.js';
import { useDownload } from './use-download.js';

afterEach(() => {
  jest.restoreAllMocks();
});
async function downloaded(answer: Response) {
  globalThis.fetch = () => Promise.resolve(answer);
  URL.createObjectURL = () => 'blob:users';
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { result } = renderHook(useDownload);
  await act(() => result.current.start('/file', 'users.csv'));
  const { state, cause } = result.current;
  return { state, cause, files: saved.mock.calls.length };
}
const of = (type: string, status = 200) =>
  new Response('a,b\r\n1,2\r\n', { status, headers: { 'content-type': type } });

it('downloads a file and offers it to the person', async () => {
  expect(await downloaded(of('text/csv; charset=utf-8'))).toEqual({ state: 'done', cause: null, files: 1 });
});

it('does not save an intercepted HTML page as the file', async () => {
  const failed = { state: 'failed', cause: NETWORK.intercepted, files: 0 };
  expect(await downloaded(of('text/html'))).toEqual(failed);
  expect(await downloaded(Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' }))).toEqual(
    failed,
  );
});

it('reports a failure when the server rejects the request', async () => {
  expect(await downloaded(of('application/json', 500))).toEqual({ state: 'failed', cause: null, files: 0 });
});
