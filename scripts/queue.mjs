/**
 * Runs steps `atATime`, in their order; one that `needs` another waits for it, and is not run if that one fails.
 * `run` gives a step's outcome, with `error` if it failed. Returns the outcomes of the steps that were run.
 */
export async function runQueue(steps, run, atATime) {
  const outcomes = new Map();
  const waiting = Object.keys(steps);
  const running = new Map();
  const isReady = (name) => {
    const { needs } = steps[name];
    return !waiting.includes(needs) && !running.has(needs);
  };
  while (waiting.length + running.size > 0) {
    const name = running.size < atATime ? waiting.find(isReady) : undefined;
    if (name === undefined) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(name), 1);
    if (isLost(steps, outcomes, name)) continue;
    const ended = run(name).then((outcome) => {
      outcomes.set(name, outcome);
      running.delete(name);
    });
    running.set(name, ended);
  }
  return outcomes;
}

function isLost(steps, outcomes, name) {
  const { needs } = steps[name];
  return needs in steps && (outcomes.get(needs)?.error !== undefined || !outcomes.has(needs));
}
