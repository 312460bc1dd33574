import { Title } from '../chrome/Head.js';
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
