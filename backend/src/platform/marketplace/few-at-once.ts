/**
 * Works through a list, so many items at once, and gives the results in its order. A large question that hands its calls
 * over bit by bit leaves room in the gateway's line for the small ones of other people. Starts nothing more after a failure.
 */
export async function fewAtOnce<T, R>(most: number, items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const left = items.entries();
  let failed = false;
  const worker = async (): Promise<void> => {
    try {
      for (const [index, item] of left) {
        if (failed) return;
        results[index] = await work(item);
      }
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}
