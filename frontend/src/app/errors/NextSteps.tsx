import type { ReactNode } from 'react';
import { PAGES } from '#contract/pages.js';
import { ButtonLink, Panel } from '#ui/index.js';

/** A page that says why there is nothing to show, with ways on. `children` are a better way than the home page. */
export function NextSteps({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Panel>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <p>
        <ButtonLink kind={children ? 'secondary' : 'primary'} to={PAGES.home.path}>
          Go to the home page
        </ButtonLink>
      </p>
      <p>
        <ButtonLink kind="secondary" to={PAGES.contact.path}>
          {PAGES.contact.title}
        </ButtonLink>
      </p>
    </Panel>
  );
}
