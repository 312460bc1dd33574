import { lazy, Suspense, type ComponentType } from 'react';
import { LOADING } from '#contract/messages/site.js';
import { Notice } from './Notice.js';
import { Reload, Waiting } from './Waiting.js';

/**
 * Returns a component whose code is loaded separately from its screen. A message is shown while the code is loading. If
 * loading fails, `text` is shown with a button that reloads the page, and the rest of the screen still works. Only a
 * reload helps, because browsers remember a failed import until the page is reloaded.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, text: string = LOADING.part) {
  const missing = { default: () => <Missing text={text} /> };
  const Part = lazy<ComponentType<P>>(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      () => missing,
    ),
  );
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
