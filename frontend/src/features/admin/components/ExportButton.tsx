import { Button, Notice } from '#ui/index.js';
import { useFreshSignIn } from '../../session/index.js';
import { useDownload } from './use-download.js';
import { EXPORT } from './words.js';

interface Props {
  readonly path: string;
  readonly filter: Readonly<Record<string, string>>;
  /** Name under which the file is saved. */
  readonly file: string;
}

/** Button that saves the filtered entries of a list as a CSV file. People must have proved who they are recently. */
export function ExportButton({ path, filter, file }: Props) {
  const { state, cause, start } = useDownload();
  const { fresh, dialog } = useFreshSignIn();
  const isBusy = state === 'running';
  const run = () => fresh(() => start(`${path}?${new URLSearchParams(filter)}`, file));
  return (
    <>
      <Button kind="secondary" aria-disabled={isBusy} onClick={() => isBusy || void run()}>
        {isBusy ? EXPORT.running : EXPORT.start}
      </Button>
      {state === 'failed' && (
        <Notice tone="problem">
          <p>{EXPORT.failed}</p>
          {cause && <p>{cause}</p>}
        </Notice>
      )}
      {dialog}
    </>
  );
}
