import { failureText } from '#api/index.js';
import { ADMIN } from '#contract/messages/staff.js';
import { Notice } from '#ui/index.js';
import type { useDownload } from './use-download.js';
import { EXPORT } from './words.js';

interface Props extends Pick<ReturnType<typeof useDownload>, 'state' | 'cause'> {
  /** Error with which the server has refused a link to the file, or nothing. */
  readonly refusal: unknown;
}

/** Says why there is no file: the server gave no link to it, or the download failed. */
export function ExportProblems({ refusal, state, cause }: Props) {
  return (
    <>
      {Boolean(refusal) && (
        <Notice tone="problem">
          <p>{failureText(refusal, ADMIN.failed.request)}</p>
        </Notice>
      )}
      {state === 'failed' && (
        <Notice tone="problem">
          <p>{EXPORT.failed}</p>
          {cause && <p>{cause}</p>}
        </Notice>
      )}
    </>
  );
}
