import { lazy, Suspense, useEffect, type ComponentProps } from 'react';

const load = () => import('./elsewhere.js');
const Away = lazy(() => load().then(({ AwayNotice }) => ({ default: AwayNotice })));
const Doors = lazy(() => load().then(({ DoorNotices }) => ({ default: DoorNotices })));

export const AwayNotice = (props: ComponentProps<typeof Away>) => <Suspense fallback={null}><Away {...props} /></Suspense>;
export const DoorNotices = (props: ComponentProps<typeof Doors>) => <Suspense fallback={null}><Doors {...props} /></Suspense>;

/** Fetches the notices while the form is filled in, so that they stand above the results from the start. A failure is met again, and told, where one is needed. */
export function useNoticesSoon(): void {
  useEffect(() => void load().catch(() => undefined), []);
}
