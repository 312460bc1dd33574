import { Button, Notice, type Problem } from '#ui/index.js';

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
