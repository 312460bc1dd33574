import { Component, useEffect, type ComponentType, type ReactNode } from 'react';
import { LOADING } from '#ui/feedback/messages.js';
import { Button } from '#ui/index.js';
import { Footer } from '../chrome/Footer.js';
import { Title } from '../chrome/Head.js';
import { forgetLostScreens } from '../loading/load-screen.js';
import { ERROR_PAGES } from './messages.js';
import { NextSteps } from './NextSteps.js';

export function NotFound() {
  return (
    <>
      <Title>{ERROR_PAGES.notFound.title}</Title>
      <NextSteps {...ERROR_PAGES.notFound} />
    </>
  );
}

interface BoundaryProps {
  /** An error is forgotten when this value changes. */
  at: string;
  Fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
}
interface State {
  at: string;
  failure: { error: unknown } | null;
}

/** Shows `Fallback` in place of children that failed to render. */
export class ErrorBoundary extends Component<BoundaryProps, State> {
  override state: State = { at: this.props.at, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: State): State | null {
    return at === state.at ? null : { at, failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { Fallback, children } = this.props;
    return failure ? <Fallback error={failure.error} /> : children;
  }
}

const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|preload/i.test(error.message);

interface ScreenErrorProps {
  readonly error: unknown;
}

/** The error page for a screen that crashed or could not be loaded, inside the site's header and footer. */
export function ScreenError({ error }: ScreenErrorProps) {
  useEffect(() => forgetLostScreens, []);
  const page = isNotLoaded(error) ? ERROR_PAGES.notLoaded : ERROR_PAGES.crashed;
  return (
    <NextSteps {...page}>
      <Title>{page.title}</Title>
      <p>
        <Button onClick={() => location.reload()}>{LOADING.reload}</Button>
      </p>
    </NextSteps>
  );
}

/** The error page if the header or the footer themselves crashed. */
export const FrameError = ({ error }: ScreenErrorProps) => (
  <>
    <main>
      <ScreenError error={error} />
    </main>
    <Footer />
  </>
);
