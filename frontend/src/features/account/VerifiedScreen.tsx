import { PAGES } from '#contract/pages.js';
import { ButtonLink, Panel } from '#ui/index.js';
import { VERIFIED } from './messages.js';

export default function VerifiedScreen() {
  return (
    <Panel>
      <h1>{VERIFIED.title}</h1>
      <p>
        <ButtonLink to={PAGES.login.path}>{VERIFIED.login}</ButtonLink>
      </p>
    </Panel>
  );
}
