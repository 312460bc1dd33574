import { ERROR_PAGES } from './messages.js';
import { NextSteps } from './NextSteps.js';

export default function NotAuthorized() {
  return <NextSteps {...ERROR_PAGES.notAuthorized} />;
}
