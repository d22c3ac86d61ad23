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
