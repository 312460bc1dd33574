import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Button } from '#ui/index.js';
import { NextSteps } from './NextSteps.js';

it.each([true, false])('has one primary button, also with a button of its own: %s', (hasOwn) => {
  const { container } = render(
    <MemoryRouter>
      <NextSteps title="Title" text="Text">
        {hasOwn && <Button>Load again</Button>}
      </NextSteps>
    </MemoryRouter>,
  );
  expect(container.querySelectorAll('.primary')).toHaveLength(1);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
