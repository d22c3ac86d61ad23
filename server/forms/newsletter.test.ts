import { describe, expect, test } from "vitest";
import { browserForm, json, startApp } from "../testing/app.ts";

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
    const tokens = await server.store.subscriberTokens(subscriber!.id);
    await server.store.confirmSubscription(tokens!.confirmToken);
    expect(await subscribe()).toEqual([201, { ok: true }]);
    expect(await server.stored()).toHaveLength(1);
  });

  test("confirms and unsubscribes by link, each link as often as it is clicked", async () => {
    await using server = await startApp();
    await server.app.request("/api/newsletter", json({ email: "asha@example.in" }));
    const [subscriber] = await server.stored();
    const { confirmToken, unsubscribeToken } = (await server.store.subscriberTokens(subscriber!.id))!;
    const follow = async (path: string, init?: RequestInit) => {
      const response = await server.app.request(path, init);
      return [response.status, response.headers.get("location")];
    };
    const status = async () => (await server.stored()).map((one) => one.kind === "subscriber" && one.status);

    expect(await follow(`/api/newsletter/confirm?token=${confirmToken}`, { method: "HEAD" })).toEqual([204, null]);
    expect(await status()).toEqual(["pending"]);
    for (const _ of ["first click", "second click"]) {
      expect(await follow(`/api/newsletter/confirm?token=${confirmToken}`)).toEqual([303, "/newsletter/confirmed"]);
    }
    expect(await status()).toEqual(["confirmed"]);
    for (const _ of ["first click", "second click"]) {
      const link = `/api/newsletter/unsubscribe?token=${unsubscribeToken}`;
      expect(await follow(link)).toEqual([303, "/newsletter/unsubscribed"]);
    }
    expect(await status()).toEqual(["unsubscribed"]);
  });

  test("sends unknown, missing and absurd tokens to the page for them", async () => {
    await using server = await startApp();
    for (const query of ["", "?token=", "?token=nobody", `?token=${"x".repeat(5000)}`, "?token=%00"]) {
      for (const action of ["confirm", "unsubscribe"]) {
        const response = await server.app.request(`/api/newsletter/${action}${query}`);
        expect([response.status, response.headers.get("location")]).toEqual([303, "/newsletter/unknown-link"]);
      }
    }
  });

  test("unsubscribes for a mail provider in one click, without a redirect", async () => {
    await using server = await startApp();
    await server.app.request("/api/newsletter", json({ email: "asha@example.in" }));
    const [subscriber] = await server.stored();
    const { unsubscribeToken } = (await server.store.subscriberTokens(subscriber!.id))!;
    const oneClick = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };
    const response = await server.app.request(`/api/newsletter/unsubscribe?token=${unsubscribeToken}`, oneClick);
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    expect(await server.stored()).toMatchObject([{ status: "unsubscribed" }]);
    expect((await server.app.request("/api/newsletter/unsubscribe?token=nobody", oneClick)).status).toBe(404);
  });

  test("thanks a browser without script, or shows the form again", async () => {
    await using server = await startApp();
    const thanks = await server.app.request("/api/newsletter", browserForm({ email: "asha@example.in" }));
    expect([thanks.status, thanks.headers.get("location")]).toEqual([303, "/thank-you/newsletter"]);
    const again = await server.app.request("/api/newsletter", browserForm({ email: "asha" }));
    expect(again.status).toBe(422);
    expect(await again.text()).toContain("Email is invalid");
  });
});
