import { TryAgain, type Problem } from '#ui/index.js';

/** A message that a search failed. If the same search may succeed later, a button repeats it. */
export const SearchFailed = ({
  problem: { text, info, retry },
  onRetry,
}: {
  problem: Problem;
  onRetry: () => void;
}) => (
  <TryAgain onRetry={retry ? onRetry : null}>
    <p>{text}</p>
    {info && <p>{info}</p>}
  </TryAgain>
);
