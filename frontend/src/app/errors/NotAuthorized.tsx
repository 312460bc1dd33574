import { ERROR_PAGES } from '#contract/messages/site.js';
import { NextSteps } from './NextSteps.js';

export default function NotAuthorized() {
  return <NextSteps {...ERROR_PAGES.notAuthorized} />;
}
