import { expect, test } from "vitest";
import { openEngine, openStore } from "../store/open.ts";
import { describeDesk, minute } from "../testing/stores.ts";
import { samplePasskey } from "../testing/writes.ts";

describeDesk("the desk's people", (desk) => {
  test("the first is an owner, the others are not; an invitation again is for the same person", async () => {
    expect(await desk.store.people.list()).toMatchObject([
      { name: "Asha", role: "owner", passkeys: 0 },
      { name: "Ravi", role: "member" },
    ]);
    const again = { email: "ASHA@firm.example", name: "Somebody else", role: "member" } as const;
    expect(await desk.store.people.invite(again)).toMatchObject({
      id: desk.asha.personId,
      name: "Asha",
      role: "owner",
    });
    expect((await desk.store.people.firstOwner()).id).toBe(desk.asha.personId);
  });

  test("a link works once, for its purpose, and not for ever", async () => {
    const { token } = await desk.store.people.issueLink(desk.asha.personId, "open");
    expect(await desk.store.people.readLink(token, "join")).toEqual({ state: "unknown" });
    const opened = await Promise.all([1, 2, 3].map(() => desk.store.people.openWithLink(token, "Firefox")));
    expect(opened.map(({ state }) => state).sort()).toEqual(["good", "used", "used"]);
    const late = await desk.store.people.issueLink(desk.asha.personId, "open");
    desk.pass(11 * minute);
    expect(await desk.store.people.openWithLink(late.token, "Firefox")).toEqual({ state: "expired" });
    expect(await desk.store.people.openWithLink("f".repeat(64), "Firefox")).toEqual({ state: "unknown" });
  });

  const signIn = async (person = desk.asha) => {
    const { token } = await desk.store.people.issueLink(person.personId, "open");
    return (await desk.store.people.openWithLink(token, "Firefox on Linux")).secret!;
  };

  test("a session ends when nobody uses it for 12 hours, after 7 days, and when it is ended", async () => {
    const secret = await signIn();
    expect(await desk.store.people.session(secret)).toMatchObject({
      person: { name: "Asha" },
      browser: "Firefox on Linux",
    });
    for (let hours = 0; hours < 6.5 * 24; hours += 11) {
      desk.pass(11 * 60 * minute);
      expect(await desk.store.people.session(secret)).toBeDefined();
    }
    desk.pass(11 * 60 * minute);
    expect(await desk.store.people.session(secret)).toBeUndefined();
    const idle = await signIn();
    desk.pass(12 * 60 * minute + 1);
    expect(await desk.store.people.session(idle)).toBeUndefined();
    const [mine, other] = [await signIn(), await signIn()];
    const { id } = (await desk.store.people.session(other))!;
    expect(await desk.store.people.endSession(id, desk.ravi.personId)).toBe(false);
    expect(await desk.store.people.endSession(id, desk.asha.personId)).toBe(true);
    expect([await desk.store.people.session(other), await desk.store.people.isOpen(id)]).toEqual([undefined, false]);
    expect(await desk.store.people.session(mine)).toBeDefined();
    expect(await desk.store.people.sessions(desk.asha.personId)).toHaveLength(1);
  });

  test("a passkey comes with an invitation, is kept as it is, and the last one stays", async () => {
    const { token } = await desk.store.people.issueLink(desk.asha.personId, "join");
    expect(await desk.store.people.joinWithLink(token, samplePasskey("k1"), "Chrome")).toMatchObject({
      state: "good",
      secret: expect.any(String),
    });
    expect(await desk.store.people.joinWithLink(token, samplePasskey("k2"), "Chrome")).toEqual({ state: "used" });
    const ofRavi = (await desk.store.people.issueLink(desk.ravi.personId, "join")).token;
    expect(await desk.store.people.joinWithLink(ofRavi, samplePasskey("k1"), "Chrome")).toBeUndefined();
    expect(await desk.store.people.sessions(desk.ravi.personId)).toEqual([]);
    expect(await desk.store.people.joinWithLink(ofRavi, samplePasskey("k4"), "Chrome")).toMatchObject({
      state: "good",
    });
    const kept = (await desk.store.people.passkey("k1"))!;
    expect([[...kept.publicKey], kept.counter, kept.person.name]).toEqual([[1, 2, 255], 4_000_000_000, "Asha"]);
    expect(await desk.store.people.removePasskey("k1", desk.asha.personId)).toBe("last");
    await desk.store.people.addPasskey(desk.asha.personId, samplePasskey("k3"));
    expect(await desk.store.people.removePasskey("k3", desk.ravi.personId)).toBe("unknown");
    expect(await desk.store.people.removePasskey("k1", desk.asha.personId)).toBe("removed");
    expect(await desk.store.people.signIn("k1", 1, "Chrome")).toBeUndefined();
    expect(await desk.store.people.signIn("k3", 4_000_000_001, "Chrome")).toMatchObject({ person: { name: "Asha" } });
  });

  test("a session ends with the passkey that opened it, and all of a person when an owner says so", async () => {
    const { token } = await desk.store.people.issueLink(desk.asha.personId, "join");
    const joined = (await desk.store.people.joinWithLink(token, samplePasskey("k1"), "Chrome"))!.secret!;
    await desk.store.people.addPasskey(desk.asha.personId, samplePasskey("k2"));
    const other = (await desk.store.people.signIn("k2", 5, "Chrome"))!.secret;
    const byLink = await signIn();
    await desk.store.people.removePasskey("k1", desk.asha.personId);
    const open = () =>
      Promise.all([joined, other, byLink].map(async (each) => Boolean(await desk.store.people.session(each))));
    expect(await open()).toEqual([false, true, true]);
    const ravis = await signIn(desk.ravi);
    expect(await desk.store.people.endSessions(desk.asha.personId)).toBe(2);
    expect(await open()).toEqual([false, false, false]);
    expect(await desk.store.people.session(ravis)).toBeDefined();
  });

  test("a challenge is taken once, for its purpose, within five minutes", async () => {
    await desk.store.people.rememberChallenge("c1", "sign-in");
    expect(await desk.store.people.takeChallenge("c1", "join")).toBe(false);
    const taken = await Promise.all([1, 2, 3].map(() => desk.store.people.takeChallenge("c1", "sign-in")));
    expect(taken.filter(Boolean)).toHaveLength(1);
    await desk.store.people.rememberChallenge("c2", "sign-in");
    desk.pass(6 * minute);
    expect(await desk.store.people.takeChallenge("c2", "sign-in")).toBe(false);
  });

  test("whoever is removed is out at once, and their enquiries are free", async () => {
    const secret = await signIn(desk.ravi);
    await desk.store.people.addPasskey(desk.ravi.personId, samplePasskey("k9"));
    const { token } = await desk.store.people.issueLink(desk.ravi.personId, "join");
    const [mine, closed] = [await desk.save(), await desk.save()];
    await desk.act(mine, { action: "claim" }, desk.ravi);
    await desk.act(closed, { action: "claim" }, desk.ravi);
    await desk.act(closed, { action: "status", to: "closed", reason: "other", version: 2 }, desk.ravi);
    expect(await desk.store.people.remove("nobody", desk.asha)).toBe("unknown");
    expect(await desk.store.people.remove(desk.ravi.personId, desk.asha)).toBe("removed");
    expect(await desk.store.people.session(secret)).toBeUndefined();
    expect(await desk.store.people.passkey("k9")).toBeUndefined();
    expect(await desk.store.people.readLink(token, "join")).toEqual({ state: "unknown" });
    expect([(await desk.enquiry(mine)).owner, (await desk.enquiry(closed)).owner]).toMatchObject([
      null,
      { name: "Ravi" },
    ]);
    expect(await desk.store.people.list()).toHaveLength(1);
    // Who comes back is the same person, with no way in but the new invitation.
    const back = { email: "ravi@firm.example", role: "owner" } as const;
    expect(await desk.store.people.invite(back)).toMatchObject({ id: desk.ravi.personId, role: "member" });
    expect(await desk.store.people.passkeys(desk.ravi.personId)).toEqual([]);
  });

  test("the last owner stays", async () => {
    expect(await desk.store.people.remove(desk.asha.personId, desk.ravi)).toBe("last-owner");
    expect(await desk.store.people.setRole(desk.asha.personId, "member")).toBe("last-owner");
    expect(await desk.store.people.setRole(desk.ravi.personId, "owner")).toBe("done");
    expect(await desk.store.people.setRole(desk.ravi.personId, "member")).toBe("done");
    expect(await desk.store.people.setRole("nobody", "owner")).toBe("unknown");
  });

  test("two who come first at once are one", async () => {
    const other = await openStore(desk.settings);
    const engine = await openEngine(desk.settings);
    await engine.write((db) => db.deleteFrom("people").execute());
    await engine.close();
    const [one, two] = await Promise.all([desk.store.people.firstOwner(), other.people.firstOwner()]);
    expect(one.id).toBe(two.id);
    // Whoever is at the machine is not called as its user is.
    expect(one.name).toBe("Owner");
    await other.close();
  });

  test("a name fits on a quotation, whatever the machine or the mailbox is called", async () => {
    const { name } = await desk.store.people.invite({ email: `${"n".repeat(200)}@firm.example` });
    expect(name).toHaveLength(80);
    expect((await desk.store.people.invite({ email: "two@firm.example", name: "Two\nlines" })).name).toBe("Two lines");
  });
});
