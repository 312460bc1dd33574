import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { PLAN_PAGE } from '../../messages/plan-page.js';
import { PLAN } from '../../messages/plan.js';
import { Documents } from './Documents.js';

it('the links to the documents of a plan name the website, open apart from ours and send no referrer', () => {
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
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(Object.values(PLAN_PAGE.documents));
  rows.forEach((row, place) => expect(row.textContent).toContain(shown[place]));
  expect(links[0]?.textContent).toContain(`${PLAN_PAGE.documents.brochure} ${PLAN_PAGE.newTab}`);
});
