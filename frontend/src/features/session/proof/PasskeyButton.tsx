import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { PasskeyAnswer } from '#contract/api/second-factor.contract.js';
import { SECOND_STEP } from '#contract/messages/second-factor.js';
import { Button, Notice } from '#ui/index.js';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

interface Props {
  /** Options from the server for using the passkey. They contain a challenge that can be signed only once. */
  readonly options: Record<string, unknown>;
  /** Sends what the passkey signed. Resolves to an error message, or to undefined on success. */
  readonly onAnswer: (answer: PasskeyAnswer) => Promise<string | undefined>;
  readonly onFailure: () => void;
}

export function PasskeyButton({ options, onAnswer, onFailure }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  if (!browserSupportsWebAuthn()) return <p>{SECOND_STEP.noPasskeysHere}</p>;
  const use = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const failure = await startAuthentication({ optionsJSON: options as unknown as Options }).then(
      (answer) => onAnswer(answer as unknown as PasskeyAnswer),
      () => SECOND_STEP.passkeyFailed,
    );
    setBusy(false);
    setProblem(failure);
    if (failure !== undefined) onFailure();
  };
  return (
    <>
      {problem && <Notice tone="problem" text={problem} />}
      <p>
        <Button kind="secondary" aria-disabled={isBusy} onClick={() => void use()}>
          {isBusy ? SECOND_STEP.passkeyBusy : SECOND_STEP.passkey}
        </Button>
      </p>
    </>
  );
}
