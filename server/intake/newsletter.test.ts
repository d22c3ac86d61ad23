import { describe, expect, test } from "vitest";
import { browserForm, json, startApp } from "../testing/app.ts";

const email = "asha@example.in";
const asBrowser = { accept: "text/html,*/*;q=0.8" };

/** An application with one pending subscriber and the tokens of one mail to it. */
async function startWithSubscriber() {
  const server = await startApp();
  await server.app.request("/api/newsletter", json({ email }));
  const [subscriber] = await server.stored();
  const tokens = (await server.store.issueNewsletterTokens(subscriber!.id))!;
  const status = async () => {
    const [found] = await server.stored();
    return found?.kind === "subscriber" && found.status;
  };
  /** As a browser or a mail scanner opens a link. */
  const open = async (action: string, token: string, method = "GET") => {
    const response = await server.app.request(`/api/newsletter/${action}?token=${token}`, {
      method,
      headers: asBrowser,
    });
    return { status: response.status, location: response.headers.get("location"), page: await response.text() };
  };
  /** As the button on the page posts. */
  const press = async (action: string, token: string, more: Record<string, string> = {}) => {
    const response = await server.app.request(`/api/newsletter/${action}`, browserForm({ token, ...more }));
    return [response.status, response.headers.get("location")];
  };
  return { ...server, ...tokens, status, open, press };
}

describe("newsletter", () => {
  test("gives the same response to a new, a waiting and a confirmed address, without an id", async () => {
    await using server = await startApp();
    const subscribe = async () => {
      const response = await server.app.request("/api/newsletter", json({ email: "Asha@example.in" }));
      return [response.status, await response.json()];
    };
    expect(await subscribe()).toEqual([201, { ok: true }]);
    expect(await subscribe()).toEqual([201, { ok: true }]);
    const [subscriber] = await server.stored();
    const tokens = await server.store.issueNewsletterTokens(subscriber!.id);
    await server.store.confirmSubscription(tokens!.confirmToken);
    expect(await subscribe()).toEqual([201, { ok: true }]);
    await server.store.unsubscribe(tokens!.unsubscribeToken, true);
    expect(await subscribe()).toEqual([201, { ok: true }]);
    expect(await server.stored()).toHaveLength(1);
  });

  test("thanks a browser without script, or shows the form again", async () => {
    await using server = await startApp();
    const thanks = await server.app.request("/api/newsletter", browserForm({ email }));
    expect([thanks.status, thanks.headers.get("location")]).toEqual([303, "/thank-you/newsletter"]);
    const again = await server.app.request("/api/newsletter", browserForm({ email: "asha" }));
    expect(again.status).toBe(422);
    expect(await again.text()).toContain("Enter an e-mail address such as");
  });
});

describe("a link in a newsletter mail", () => {
  test("opened by a mail scanner, as often and in whatever way, changes nothing", async () => {
    await using server = await startWithSubscriber();
    for (const method of ["GET", "HEAD", "GET"]) {
      for (const [action, token] of [
        ["confirm", server.confirmToken],
        ["unsubscribe", server.unsubscribeToken],
      ] as const) {
        expect((await server.open(action, token, method)).status).toBe(200);
      }
    }
    expect(await server.status()).toBe("pending");
  });

  test("opens a page with a button that carries the token, and only pressing it confirms", async () => {
    await using server = await startWithSubscriber();
    const { page } = await server.open("confirm", server.confirmToken);
    expect(page).toContain(`name="token" value="${server.confirmToken}"`);
    expect(await server.press("confirm", server.confirmToken)).toEqual([303, "/newsletter/confirmed"]);
    expect(await server.status()).toBe("confirmed");
  });

  test("tells a reader who has confirmed that it is done, and one who has left that it is over", async () => {
    await using server = await startWithSubscriber();
    const { confirmToken, unsubscribeToken } = server;
    await server.press("confirm", confirmToken);
    expect(await server.open("confirm", confirmToken)).toMatchObject({ location: "/newsletter/already-confirmed" });
    expect(await server.press("confirm", confirmToken)).toEqual([303, "/newsletter/already-confirmed"]);
    expect((await server.open("unsubscribe", unsubscribeToken)).page).toContain(unsubscribeToken);
    expect(await server.press("unsubscribe", unsubscribeToken)).toEqual([303, "/newsletter/unsubscribed"]);
    expect(await server.status()).toBe("unsubscribed");
    for (const [action, token] of [
      ["confirm", confirmToken],
      ["unsubscribe", unsubscribeToken],
    ] as const) {
      expect(await server.open(action, token)).toMatchObject({ status: 303, location: "/newsletter/unsubscribed" });
      expect(await server.press(action, token)).toEqual([303, "/newsletter/unsubscribed"]);
    }
    expect(await server.status()).toBe("unsubscribed");
  });

  test("unsubscribes for a mail provider in one click, without a redirect", async () => {
    await using server = await startWithSubscriber();
    const oneClick = (token: string) =>
      server.app.request(`/api/newsletter/unsubscribe?token=${token}`, {
        method: "POST",
        headers: { ...asBrowser, "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
    const response = await oneClick(server.unsubscribeToken);
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    expect(await server.status()).toBe("unsubscribed");
    expect((await oneClick("nobody")).status).toBe(404);
  });

  test("that is unknown, missing or absurd leads to the page for it, opened or pressed", async () => {
    await using server = await startWithSubscriber();
    for (const token of ["", "nobody", "x".repeat(5000), "%00", server.unsubscribeToken]) {
      const unknown = { status: 303, location: "/newsletter/unknown-link" };
      expect(await server.open("confirm", token)).toMatchObject(unknown);
      expect(await server.press("confirm", token)).toEqual([303, "/newsletter/unknown-link"]);
      if (token === server.unsubscribeToken) continue;
      expect(await server.open("unsubscribe", token)).toMatchObject(unknown);
      expect(await server.press("unsubscribe", token)).toEqual([303, "/newsletter/unknown-link"]);
    }
    expect(await server.status()).toBe("pending");
  });

  test("can ask that the address is never written to again", async () => {
    await using server = await startWithSubscriber();
    await server.press("confirm", server.confirmToken);
    await server.press("unsubscribe", server.unsubscribeToken, { never: "1" });
    const before = (await server.store.outbox.counts()).mail;
    await server.app.request("/api/newsletter", json({ email: "ASHA@example.in" }));
    expect((await server.store.outbox.counts()).mail).toEqual(before);
    expect(await server.status()).toBe("unsubscribed");
  });
});
