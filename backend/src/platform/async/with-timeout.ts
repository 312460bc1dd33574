/** After `ms` milliseconds, the result of `onTimeout` instead, while `work` continues. */
export async function withTimeout<T, L = never>(work: Promise<T>, ms: number, onTimeout: () => L): Promise<T | L> {
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  try {
    return await Promise.race([work, isOver.then(onTimeout)]);
  } finally {
    clearTimeout(timer);
  }
}
