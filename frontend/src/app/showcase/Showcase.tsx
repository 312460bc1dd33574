import type { ReactNode } from 'react';
import { PlanSamples } from '#features/plans/samples/index.js';
import { AuthProvider } from '#features/session/index.js';
import { Page } from '#ui/index.js';
import { Footer } from '../chrome/Footer.js';
import { Header } from '../chrome/Header.js';
import { ERROR_PAGES } from '../errors/messages.js';
import { NextSteps } from '../errors/NextSteps.js';
import { Controls, FormStates } from './forms.js';
import { InteractiveParts, Tables } from './interactive.js';
import { Boxes, Buttons, Messages, Words } from './pieces.js';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="stack" style={{ marginBlockStart: 'var(--space-7)' }}>
    <h2>{title}</h2>
    {children}
  </section>
);

/**
 * A page with all components in all their states. To see the page, run `npm run dev` and open /components.html. The
 * page is not part of the built site.
 */
export function Showcase() {
  return (
    <AuthProvider>
      <Header />
      <main id="main">
        <Page>
          <h1>Components</h1>
          <Part title="Words">
            <Words />
          </Part>
          <Part title="Buttons">
            <Buttons />
          </Part>
          <Part title="Boxes">
            <Boxes />
          </Part>
          <Part title="Messages">
            <Messages />
          </Part>
          <Part title="Fields">
            <Controls />
          </Part>
          <Part title="Forms, by state">
            <FormStates />
          </Part>
          <Part title="Tables">
            <Tables />
          </Part>
          <Part title="Plans">
            <PlanSamples />
          </Part>
          <Part title="What opens and moves">
            <InteractiveParts />
          </Part>
          <Part title="The end of a way">
            <NextSteps {...ERROR_PAGES.notFound} />
          </Part>
        </Page>
      </main>
      <Footer />
    </AuthProvider>
  );
}
