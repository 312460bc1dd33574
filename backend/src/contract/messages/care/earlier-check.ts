/**
 * Note above the answers of an earlier check of drug coverage, if a newer check has failed. `time` is a time such as
 * "1:17 PM". The note is in a separate file because only the page that checks medicines needs it.
 */
export const earlierCheck = (time: string): string => `From your check at ${time}.`;
