import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, test } from "vitest";
import { sqliteFile } from "../store/open.ts";
import { type DeskBrowser, openDesk } from "../testing/desk.ts";
import { testEngines } from "../testing/engines.ts";
import { asha, ravi, sampleLead } from "../testing/samples.ts";

describe("the stream", () => {
  test("does not keep the server from stopping", async () => {
    const fresh = await openDesk();
    const browser = await fresh.signedIn(asha);
    const streams = await Promise.all(Array.from({ length: 5 }, () => browser.request("/api/stream")));
    const readers = streams.map((stream) => stream.body!.getReader());
    for (const reader of readers) await reader.read();
    const started = Date.now();
    await fresh[Symbol.asyncDispose]();
    expect(Date.now() - started).toBeLessThan(5_000);
    for (const reader of readers) expect((await reader.read()).done).toBe(true);
  });

  test("is open ten times for one person and a hundred times in all", async () => {
    await using fresh = await openDesk();
    const people = Array.from({ length: 11 }, (_, index) => ({ email: `p${index}@firm.example`, name: `P${index}` }));
    const browsers = await Promise.all(people.map((person) => fresh.signedIn(person)));
    // Kept: a response that nobody holds any more is ended by the garbage collector.
    const open: Response[] = [];
    const statuses = async (each: DeskBrowser, times: number) => {
      const responses = await Promise.all(Array.from({ length: times }, () => each.request("/api/stream")));
      open.push(...responses);
      return responses.map(({ status }) => status).sort();
    };
    expect(await statuses(browsers[0]!, 12)).toEqual([...Array(10).fill(200), 429, 429]);
    for (const each of browsers.slice(1, 10)) expect(await statuses(each, 10)).toEqual(Array(10).fill(200));
    expect(await statuses(browsers[10]!, 1)).toEqual([503]);
    expect(open).toHaveLength(12 + 9 * 10 + 1);
    expect((await browsers[0]!.get("/api/today")).status).toBe(200);
  });

  test("is open to as many as before after the store has failed", async () => {
    await using fresh = await openDesk();
    const browser = await fresh.signedIn(asha);
    const file = new DatabaseSync(sqliteFile(fresh.dataDir));
    // A stream that was not given back would be missing in the second round, or counted at the end.
    for (let round = 0; round < 2; round++) {
      const streams = await Promise.all(Array.from({ length: 10 }, () => browser.request("/api/stream")));
      expect(streams.map(({ status }) => status)).toEqual(Array(10).fill(200));
      const readers = streams.map(({ body }) => body!.getReader());
      for (const reader of readers) await reader.read();
      file.exec("alter table sessions rename to sessions_away");
      fresh.changed("people");
      for (const reader of readers) expect((await reader.read()).done).toBe(true);
      file.exec("alter table sessions_away rename to sessions");
      await expect.poll(fresh.streams).toBe(0);
    }
    file.close();
  });

  test("ends with the session", async () => {
    await using fresh = await openDesk();
    const [one, two] = [await fresh.signedIn(asha), await fresh.signedIn(ravi)];
    const next = await follow(two);
    const { people } = (await one.get("/api/people")).body;
    const { id: raviId } = people.find(({ name }: { name: string }) => name === "Ravi");
    await one.post(`/api/people/${raviId}/remove`);
    expect(await next()).toBeUndefined();
  });

  describe.each(testEngines())("on $name", (engine) => {
    afterAll(() => engine.clean());

    test("says which enquiries have changed, once, and together what came together", async () => {
      const { databaseUrl } = await engine.fresh();
      await using fresh = await openDesk(databaseUrl ? { DATABASE_URL: databaseUrl } : {});
      const [one, two] = [await fresh.signedIn(asha), await fresh.signedIn(ravi)];
      const ids: string[] = [];
      for (let count = 0; count < 55; count++) ids.push((await fresh.store.saveLead(sampleLead())).id);
      const next = await follow(two);
      const note = (id: string) => one.post(`/api/enquiries/${id}/note`, { text: "Called." });
      const asChanged = (...changed: string[]) => [...changed].map((id) => `enquiry:${id}`).sort();
      // Until PostgreSQL is listened to, everything may have changed; and what it says of the enquiries above may come late.
      do await note(ids[0]!);
      while (String(await next()) !== String(asChanged(ids[0]!)));
      await Promise.all([note(ids[1]!), note(ids[2]!)]);
      const both = (await next())!;
      if (both.length < 2) both.push(...(await next())!);
      expect(both.sort()).toEqual(asChanged(ids[1]!, ids[2]!));
      // What came together is said together.
      for (const each of ["people", "delivery"]) fresh.changed(each);
      expect(await next()).toEqual(["delivery", "people"]);
      // Too many are said without their ids: by PostgreSQL, and by the stream.
      if (databaseUrl) await fresh.store.administration.forget(sampleLead().email);
      else fresh.changed(...Array.from({ length: 60 }, (_, index) => `enquiry:${index}`));
      expect(await next()).toContain("enquiries");
    });
  });
});

/** Opens a stream, and gives the topics it says next. */
async function follow(browser: DeskBrowser): Promise<() => Promise<string[] | undefined>> {
  const response = await browser.request("/api/stream");
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => {
    const { value } = await reader.read();
    return value === undefined ? undefined : /^event: changed\ndata: (.+)\n\n$/.exec(value)![1]!.split(" ").sort();
  };
  expect(await next()).toEqual(["all"]);
  return next;
}
