import { Readable } from "node:stream";
import type { DeskDeps, DeskRequest } from "./context.ts";

/** Whatever takes data out, erases it or changes who may come in is in the audit, before it is done and after. */
export async function audited<T>(
  { store }: DeskDeps,
  c: DeskRequest,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  const note = await store.audit.begin(c.var.session.person.name, `desk: ${what}`);
  try {
    const result = await work();
    await store.audit.end(note, "done");
    return result;
  } catch (error) {
    await store.audit.end(note, `failed: ${(error as Error).name}`);
    throw error;
  }
}

/** Audits what is sent while it is read: it ends when all of it has gone, or nobody takes it any more. */
export async function auditedStream(
  { store }: DeskDeps,
  c: DeskRequest,
  what: string,
  texts: AsyncIterable<string>,
): Promise<ReadableStream<Uint8Array>> {
  const note = await store.audit.begin(c.var.session.person.name, `desk: ${what}`);
  async function* watched() {
    let outcome = "not taken to the end";
    try {
      for await (const text of texts) yield new TextEncoder().encode(text);
      outcome = "done";
    } catch (error) {
      outcome = `failed: ${(error as Error).name}`;
      throw error;
    } finally {
      await store.audit.end(note, outcome);
    }
  }
  return Readable.toWeb(Readable.from(watched())) as ReadableStream<Uint8Array>;
}
