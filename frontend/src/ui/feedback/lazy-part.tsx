import { lazy, Suspense, type ComponentType } from 'react';
import { LOADING } from './messages.js';
import { Notice } from './Notice.js';
import { Reload, Waiting } from './Waiting.js';

/**
 * A component whose code is loaded separately, and which suspends until then. If that fails, `text` is shown with a
 * button to reload the page: browsers remember a failed import until a reload. The rest of the screen works.
 */
export function suspendingPart<P extends object>(load: () => Promise<ComponentType<P>>, text: string = LOADING.part) {
  const missing = { default: () => <Missing text={text} /> };
  return lazy<ComponentType<P>>(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      () => missing,
    ),
  );
}

/** Returns a component like `suspendingPart`, in whose place a message is shown while the code is loading. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, text?: string) {
  const Part = suspendingPart(load, text);
  return function Later(props: P) {
    return (
      <Suspense fallback={<Waiting />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Missing({ text }: { text: string }) {
  return (
    <Notice tone="warning">
      <p>{text}</p>
      <p>
        <Reload />
      </p>
    </Notice>
  );
}
