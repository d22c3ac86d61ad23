import type { Store } from "../../server/store/contract.ts";
import { sampleLead } from "../../server/testing/samples.ts";

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Stores leads for so long with so many writers, each waiting for its response before the next. */
export async function measureLeads(store: Store, writers: number, seconds: number): Promise<Measured> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const start = performance.now();
  const write = async () => {
    for (;;) {
      const sent = performance.now();
      if (sent >= end) return;
      await store.saveLead(sampleLead({ idempotencyKey: crypto.randomUUID() }));
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  const elapsed = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99) };
}

/** Of several measurements, each figure's own median. */
export function medians(measured: readonly Measured[]): Measured {
  const median = (figure: keyof Measured) =>
    measured.map((one) => one[figure]).sort((a, b) => a - b)[Math.floor(measured.length / 2)]!;
  return { perSecond: median("perSecond"), p50: median("p50"), p99: median("p99") };
}
