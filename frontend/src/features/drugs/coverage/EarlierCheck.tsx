import { earlierCheck } from '#contract/messages/care/earlier-check.js';

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/**
 * A note above answers that stay on the screen although a newer check of the coverage has failed. `checkedAt` is the
 * time of the check that the answers are from. If it is null, the answers are up to date and there is no note.
 */
export const EarlierCheck = ({ checkedAt }: { checkedAt: Date | null }) =>
  checkedAt && <p className="muted">{earlierCheck(TIME.format(checkedAt))}</p>;
