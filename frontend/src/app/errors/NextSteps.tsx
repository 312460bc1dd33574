import type { ReactNode } from 'react';
import { PAGES } from '#contract/pages.js';
import { ButtonLink, Panel } from '#ui/index.js';

export function NextSteps({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Panel>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <p>
        <ButtonLink to={PAGES.home.path}>Go to the home page</ButtonLink>
      </p>
      <p>
        <ButtonLink kind="secondary" to={PAGES.contact.path}>
          {PAGES.contact.title}
        </ButtonLink>
      </p>
    </Panel>
  );
}
