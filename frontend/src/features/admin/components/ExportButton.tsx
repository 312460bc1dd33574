import { useState } from 'react';
import { failureText } from '#api/index.js';
import { ADMIN } from '#contract/messages/staff.js';
import { Button, Notice } from '#ui/index.js';
import { needsProof, useFreshSignIn } from '../../session/index.js';
import { useDownload } from './use-download.js';
import { EXPORT } from './words.js';

interface ExportProblemsProps extends Pick<ReturnType<typeof useDownload>, 'state' | 'cause'> {
  /** Error with which the server has refused a link to the file, or nothing. */
  readonly refusal: unknown;
}

/** Says why there is no file: the server gave no link to it, or the download failed. */
export function ExportProblems({ refusal, state, cause }: ExportProblemsProps) {
  return (
    <>
      {Boolean(refusal) && <Notice tone="problem" text={failureText(refusal, ADMIN.failed.request)} />}
      {state === 'failed' && (
        <Notice tone="problem">
          <p>{EXPORT.failed}</p>
          {cause && <p>{cause}</p>}
        </Notice>
      )}
    </>
  );
}

interface ExportButtonProps {
  /** Returns the path of the file, or the error if the server did not give one. */
  readonly getPath: () => Promise<{ data?: { path: string } | undefined; error?: unknown }>;
  readonly file: string;
}

/** Button that saves the filtered entries of a list as a CSV file. People must have proved who they are recently. */
export function ExportButton({ getPath, file }: ExportButtonProps) {
  const { state, cause, start } = useDownload();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const { fresh, dialog } = useFreshSignIn();
  const isBusy = isAsking || state === 'running';
  const run = () =>
    fresh(async () => {
      setAsking(true);
      const { data, error } = await getPath();
      setAsking(false);
      setRefusal(needsProof(error) ? null : error);
      return data ? start(data.path, file) : { error };
    });
  return (
    <>
      <Button kind="secondary" aria-disabled={isBusy} onClick={() => isBusy || void run()}>
        {isBusy ? EXPORT.running : EXPORT.start}
      </Button>
      <ExportProblems refusal={refusal} state={state} cause={cause} />
      {dialog}
    </>
  );
}
