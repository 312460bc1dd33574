import { useState } from 'react';
import { Button } from '#ui/index.js';
import { needsProof, useFreshSignIn } from '../../session/index.js';
import { ExportProblems } from './ExportProblems.js';
import { useDownload } from './use-download.js';
import { EXPORT } from './words.js';

interface Props {
  /** Returns the path of the file, or the error if the server did not give one. */
  readonly getPath: () => Promise<{ data?: { path: string } | undefined; error?: unknown }>;
  /** Name under which the file is saved. */
  readonly file: string;
}

/** Button that saves the filtered entries of a list as a CSV file. People must have proved who they are recently. */
export function ExportButton({ getPath, file }: Props) {
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
