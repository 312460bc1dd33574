import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { PLAN } from '#contract/messages/plans/plan.js';
import { Documents } from './Documents.js';

afterEach(cleanup);

it('links to the documents of a plan name the website, open apart from ours and send no referrer', () => {
  render(
    <Documents
      plan={{
        brochure_url: 'https://plans.example/a.pdf?from=us',
        benefits_url: 'http://user@other.example:8080/b',
        network_url: null,
        formulary_url: null,
      }}
    />,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://plans.example/a.pdf?from=us',
    'http://user@other.example:8080/b',
  ]);
  for (const link of links) {
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.getAttribute('target')).toBe('_blank');
  }
  const shown = ['plans.example', 'other.example', PLAN.notAvailable, PLAN.notAvailable];
  screen
    .getAllByRole('listitem')
    .forEach(({ textContent }, place) => expect(textContent.endsWith(shown[place] ?? '')).toBe(true));
  expect(screen.getAllByRole('listitem')).toHaveLength(shown.length);
});
