/** `time` is a time such as "1:17 PM". */
export const earlierCheck = (time: string): string => `From your check at ${time}.`;

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/**
 * A note above answers that stay on the screen although a newer check of the coverage has failed. `checkedAt` is the
 * time of the check that the answers are from. If it is null, the answers are up to date and there is no note.
 */
export const EarlierCheck = ({ checkedAt }: { checkedAt: Date | null }) =>
  checkedAt && <p className="muted">{earlierCheck(TIME.format(checkedAt))}</p>;
