import type { ReactNode } from 'react';
import { lazyPart } from '#ui/feedback/lazy-part.js';
import { SharePreviewContext } from './sharing/share-preview.js';

const LazySharedContent = lazyPart(() => import('./shared-view/SharedContent.js').then((part) => part.SharedContent));

/** Gives the dialog that makes a shared link the component that shows what the link shows. */
export const SharePreview = ({ children }: { children: ReactNode }) => (
  <SharePreviewContext value={LazySharedContent}>{children}</SharePreviewContext>
);
