/** Runs at most so many at once, the others in the order they came. */
export function limitConcurrency(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      return await work();
    } finally {
      // The turn passes on without being counted down in between, so that nobody new slips in.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
