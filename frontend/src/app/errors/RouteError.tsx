import { useEffect } from 'react';
import { Button } from '#ui/index.js';
import { LOADING } from '#ui/messages.js';
import { Footer } from '../chrome/Footer.js';
import { Title } from '../chrome/Head.js';
import { forgetLostScreens } from '../loading/load-screen.js';
import { ERROR_PAGES } from './messages.js';
import { NextSteps } from './NextSteps.js';

const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|preload/i.test(error.message);

interface Props {
  readonly error: unknown;
}

/** The error page for a screen that crashed or could not be loaded, inside the site's header and footer. */
export function ScreenError({ error }: Props) {
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
export const FrameError = ({ error }: Props) => (
  <>
    <main>
      <ScreenError error={error} />
    </main>
    <Footer />
  </>
);
