import { useEffect } from 'react';
import { ERROR_PAGES, LOADING } from '#contract/messages/site.js';
import { Button } from '#ui/index.js';
import { Footer } from '../chrome/Footer.js';
import { Title } from '../chrome/Head.js';
import { forgetLostScreens } from '../load-screen.js';
import { NextSteps } from './NextSteps.js';

const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|preload/i.test(error.message);

/**
 * The error page for a screen that crashed or could not be loaded. If `inFrame` is true, the error page is rendered
 * inside the frame, whose header and footer remain visible.
 */
export function RouteError({ error, inFrame = false }: { error: unknown; inFrame?: boolean }) {
  useEffect(() => forgetLostScreens, []);
  const page = isNotLoaded(error) ? ERROR_PAGES.notLoaded : ERROR_PAGES.crashed;
  const content = (
    <NextSteps {...page}>
      <Title>{page.title}</Title>
      <p>
        <Button onClick={() => location.reload()}>{LOADING.reload}</Button>
      </p>
    </NextSteps>
  );
  return inFrame ? (
    content
  ) : (
    <>
      <main>{content}</main>
      <Footer />
    </>
  );
}
