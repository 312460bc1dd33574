import { Button, Notice, type Problem } from '#ui/index.js';

/** Says why a search failed, with a button that repeats it if that may help. */
export const SearchFailed = ({
  problem: { text, info, retry },
  onRetry,
}: {
  problem: Problem;
  onRetry: () => void;
}) => (
  <Notice tone="problem">
    <p>{text}</p>
    {info && <p>{info}</p>}
    {retry && (
      <p>
        <Button kind="secondary" onClick={onRetry}>
          {retry}
        </Button>
      </p>
    )}
  </Notice>
);
