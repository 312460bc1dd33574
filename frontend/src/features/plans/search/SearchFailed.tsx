import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '#features/session/index.js';
import { TryAgain, type Problem } from '#ui/index.js';

interface Props {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/**
 * A message that a search failed. If the same search may succeed later, a button repeats it. The search is also
 * repeated after a session check that had failed has succeeded, because the reason may have been the same.
 */
export function SearchFailed({ problem: { text, info, retry }, onRetry }: Props) {
  const { isCheckFailed } = useSession();
  const wasCheckFailed = useRef(false);
  const repeat = useEffectEvent(() => retry && onRetry());
  useEffect(() => {
    if (wasCheckFailed.current && !isCheckFailed) repeat();
    wasCheckFailed.current = isCheckFailed;
  }, [isCheckFailed]);
  return (
    <TryAgain onRetry={retry ? onRetry : null}>
      <p>{text}</p>
      {info && <p>{info}</p>}
    </TryAgain>
  );
}
