import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import { SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import { Notice } from '../../ui/index.js';

const load = () => import('./elsewhere.js');
/** The plans stay where they are when the notices cannot be had. */
const missing = () => ({ default: () => <Notice tone="warning"><p>{SEARCH.noticesFailed}</p></Notice> });
const Away = lazy(() => load().then(({ AwayNotice }) => ({ default: AwayNotice }), missing));
const Doors = lazy(() => load().then(({ DoorNotices }) => ({ default: DoorNotices }), missing));

export const AwayNotice = (props: ComponentProps<typeof Away>) => <Suspense fallback={null}><Away {...props} /></Suspense>;
export const DoorNotices = (props: ComponentProps<typeof Doors>) => <Suspense fallback={null}><Doors {...props} /></Suspense>;

/** Fetches the notices while the form is filled in, so that they stand above the results from the start. A failure is met again, and told, where one is needed. */
export function useNoticesSoon(): void {
  useEffect(() => void load().catch(() => undefined), []);
}
