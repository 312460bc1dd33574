import { Button } from '#ui/index.js';
import { needsProof, useFreshSignIn } from '../session/index.js';
import { usersApi } from './api/users.api.js';
import styles from './components/admin.module.css';
import { ExportProblems } from './components/ExportProblems.js';
import { useDownload } from './components/use-download.js';
import { EXPORT } from './components/words.js';
import { Filters } from './users/Filters.js';
import { useListAddress } from './users/use-list-address.js';

export function ExportPanel() {
  const address = useListAddress();
  const [makeLink, { error, isLoading }] = usersApi.useStartExportMutation();
  const { state, cause, rows, total, start, stop } = useDownload();
  const { fresh, dialog } = useFreshSignIn();
  const { limit: _limit, mask: _mask, after: _after, before: _before, ...filter } = address.query ?? {};
  const run = (): void => {
    if (isLoading) return;
    void fresh(async () => {
      const { data, error: notMade } = await makeLink({ body: filter });
      return data ? start(data.path, EXPORT.file) : { error: notMade };
    });
  };
  return (
    <div className="stack">
      <p>{EXPORT.intro}</p>
      <Filters address={address} />
      {state === 'running' && (
        <progress className={styles.progress} aria-label={EXPORT.running} value={rows} max={Math.max(total, 1)} />
      )}
      <div role="status">
        {state === 'running' && <p>{EXPORT.progress(rows, total)}</p>}
        {state === 'done' && <p>{EXPORT.done(rows)}</p>}
        {state === 'stopped' && <p>{EXPORT.stopped}</p>}
      </div>
      <ExportProblems refusal={needsProof(error) ? null : error} state={state} cause={cause} />
      <p>
        {state === 'running' ? (
          <Button kind="secondary" onClick={stop}>
            {EXPORT.stop}
          </Button>
        ) : (
          <Button onClick={run}>{EXPORT.start}</Button>
        )}
      </p>
      {dialog}
    </div>
  );
}
