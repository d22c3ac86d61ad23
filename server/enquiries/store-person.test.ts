import { expect, test } from "vitest";
import { type NewEnquirySent, newEnquiry } from "../../domain/desk/actions.ts";
import { composeQuotation, newDraft } from "../../domain/quotation/compose.ts";
import { basisOf } from "../../tests/fixtures/quotations.ts";
import { at, describeDesk } from "../testing/stores.ts";

describeDesk("an enquiry entered by hand", (desk) => {
  const key = "0190d3a0-0000-7000-8000-000000000001";
  const enter = async (given: Partial<NewEnquirySent> = {}, once?: string) => {
    desk.pass(1);
    const typed = newEnquiry.parse({ source: "telephone", name: "Anwar Khan", phone: "098765 43210", ...given });
    return (await desk.store.enquiries.enter(typed, desk.asha, once)).id;
  };
  const mails = async (id: string) =>
    (await desk.store.enquiries.detail(id))!.deliveries
      .filter(({ channel }) => channel === "mail")
      .map(({ purpose }) => purpose);

  test("is due in office hours, says who entered it, and mails nobody; sent twice it is there once", async () => {
    const id = await enter({ structure: "llp", state: "UP", source: "walk-in" }, key);
    expect(await enter({ source: "walk-in" }, key)).toBe(id);
    const { enquiry, events, lead } = (await desk.store.enquiries.detail(id))!;
    expect(enquiry).toMatchObject({ form: "walk-in", email: "", structure: "llp", state: "UP", status: "new" });
    expect(enquiry.dueAt! > desk.clock.toISOString()).toBe(true);
    expect(enquiry.dueAt).toBe(enquiry.promisedAt);
    expect(events).toMatchObject([{ type: "entered", source: "walk-in", by: { name: "Asha" } }]);
    expect(lead.message).toBeNull();
    expect(await mails(id)).toEqual([]);
    // Pasted with marks that would make it read backwards.
    const pasted = await enter({ name: "Anwar \u202eKhan", companyName: "Khan\u2066 Foods" });
    expect(await desk.enquiry(pasted)).toMatchObject({ name: "Anwar Khan", companyName: "Khan Foods" });
    const evening = await enter({ bestTime: "Evening, 16:00 to 18:00" });
    expect((await desk.enquiry(evening)).dueAt! <= at("2026-11-16 18:00").toISOString()).toBe(true);
  });

  test("whoever has spoken with them and keeps it leaves no call to be made, and has kept the promise", async () => {
    const id = await enter({ spoken: true, mine: true });
    expect(await desk.enquiry(id)).toMatchObject({ status: "contacted", dueAt: null, owner: { name: "Asha" } });
    expect(await desk.eventTypes(id)).toEqual(["entered", "claimed", "status"]);
    expect((await desk.enquiry(await enter({ mine: true, phone: "9811122233" }))).dueAt).not.toBeNull();
    desk.clock = at("2026-11-20 12:00");
    const { kept, broken } = await desk.store.enquiries.promises(at("2026-11-16 00:00"), at("2026-11-19 00:00"));
    expect([kept, broken]).toEqual([1, 1]);
  });

  test("an acknowledgement goes to whoever has an address and wants it", async () => {
    expect(await mails(await enter({ email: "a@b.example", acknowledge: true }))).toEqual(["acknowledgement"]);
    expect(await mails(await enter({ email: "c@d.example" }))).toEqual([]);
    expect(await mails(await enter({ acknowledge: true }))).toEqual([]);
  });

  test("two without an address are two people; the same number in any form is one, and is known", async () => {
    const [one, other] = [await enter(), await enter({ phone: "9811122233" })];
    const again = await enter({ phone: "+91-98765-43210", email: "Anwar@x.example" });
    const thread = async (id: string) => (await desk.store.enquiries.detail(id))!.thread.map(({ id: each }) => each);
    expect(await thread(one)).toEqual([again]);
    expect(await thread(other)).toEqual([]);
    expect((await desk.store.enquiries.today()).calls.map(({ id, also }) => [id, also.map((each) => each.id)])).toEqual(
      [
        [one, [again]],
        [other, []],
      ],
    );
    const known = async (phone: string, email = "") =>
      (await desk.store.enquiries.known({ phone, email })).map(({ id }) => id);
    expect(await known("0091 9876543210")).toEqual([again, one]);
    expect(await known("", "ANWAR@X.example ")).toEqual([again]);
    expect(await known("", "")).toEqual([]);
  });

  test("works as any other without an address: quotation, stages and erasing", async () => {
    const [id, stranger] = [await enter(), await enter({ phone: "9811122233" })];
    const draft = newDraft({ basis: basisOf({ structure: "opc", state: "KA", tier: "starter" }) }, "2026-11-16");
    const begun = await desk.store.quotations.begin(id, draft);
    if (begun.result !== "done") throw new Error(begun.result);
    const { quotation } = composeQuotation(draft, { to: "Anwar", advisor: "Asha", today: "2026-11-16" });
    const sent = await desk.store.quotations.send(begun.quotation.id, 1, quotation, desk.asha);
    expect(sent.result).toBe("done");
    await desk.store.registrations.start(id, { form: "opc", people: 1 }, desk.asha);
    expect(await mails(id)).toEqual([]);
    expect(await desk.store.enquiries.erase(id)).toMatchObject({ leads: 1 });
    expect(await desk.store.enquiries.detail(stranger)).toBeTruthy();
    const [mine, withAddress] = [await enter(), await enter({ email: "anwar@x.example" })];
    expect(await desk.store.enquiries.erase(withAddress)).toMatchObject({ leads: 2 });
    expect(await desk.store.enquiries.detail(mine)).toBeUndefined();
    expect(await desk.store.enquiries.detail(stranger)).toBeTruthy();
    await expect(desk.store.administration.forget(" ")).rejects.toThrow();
  });

  test("is counted and filtered by how it came", async () => {
    const id = await enter({ source: "fair" });
    await desk.save({ form: "contact" });
    const numbers = await desk.store.enquiries.numbers(at("2026-11-16 00:00"), at("2026-11-17 00:00"));
    expect(numbers.by.source.map(({ name, enquiries }) => [name, enquiries])).toEqual([
      ["contact", 1],
      ["fair", 1],
    ]);
    const { rows } = await desk.store.enquiries.list({ source: "fair" }, { limit: 9 });
    expect(rows.map((row) => row.id)).toEqual([id]);
    expect((await desk.store.enquiries.choices()).sources).toEqual(["contact", "fair"]);
  });
});
