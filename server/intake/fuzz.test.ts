import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkApplication } from "../../domain/forms/application.ts";
import { checkContactLead, checkDetails, checkQuickLead, readDetails } from "../../domain/forms/enquiry-fields.ts";
import { checkNewsletter } from "../../domain/forms/newsletter.ts";
import type { Submission } from "../store/records.ts";
import { applicationForm, quickLead, samplePdf, startApp } from "../testing/app.ts";
import { rounds } from "../testing/basics.ts";

const wild = fc.string({ unit: "binary", maxLength: 300 });
const typed = fc.oneof(
  wild,
  fc.string({
    unit: fc.constantFrom("\u0000", "\r\n", "\ud800", "\u202e", " ", "@", ".", "9", "a", "%"),
    maxLength: 30,
  }),
  fc.emailAddress(),
  fc.constantFrom("Asha Rao", "asha@example.in", "98765 43210", "+91 98765 43210", "quick", "contact", ""),
);
const notText = fc.oneof(fc.constant(null), fc.boolean(), fc.double(), fc.array(wild, { maxLength: 3 }), fc.object());
const names = fc.constantFrom(
  ...[
    "form",
    "fullName",
    "name",
    "email",
    "phone",
    "companyName",
    "page",
    "plan",
    "companyPlan",
    "website",
    "startedAt",
  ],
  ...["message", "bestTime", "language", "city", "filing", "listed", "sendPage", "askedPhone"],
  ...["idempotencyKey", "utm_source", "utm_term", "__proto__", "constructor", "position", "experience", "coverLetter"],
);
const values = fc.dictionary(names, fc.oneof({ weight: 4, arbitrary: typed }, { weight: 1, arbitrary: notText }));
const changed = ["fullName", "email", "phone", "name", "page", "plan"];
const nearlyGood = fc
  .oneof(
    { weight: 3, arbitrary: fc.record(Object.fromEntries(changed.map((name) => [name, typed])), { requiredKeys: [] }) },
    // Some are right, so that something is stored in every run.
    { weight: 1, arbitrary: fc.constant({}) },
  )
  .map((changes) => ({ ...quickLead, name: "Asha Rao", ...changes }));
const headerValue = fc.string({ unit: fc.constantFrom(..."abc/=;,*.:-_ 0123456789\"'<>"), maxLength: 60 });
const headers = fc.dictionary(
  fc.constantFrom(
    "accept",
    "origin",
    "referer",
    "sec-fetch-site",
    "x-forwarded-for",
    "idempotency-key",
    "content-length",
  ),
  fc.oneof(headerValue, fc.constantFrom("text/html", "same-origin", "https://sthapana.example/pricing?plan=a:b")),
);
const paths = fc.constantFrom(
  "/api/leads",
  "/api/applications",
  "/api/newsletter",
  "/api/newsletter/unsubscribe?token=x",
);
const contentTypes = fc.oneof(
  fc.constantFrom(
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/plain",
  ),
  headerValue,
);

/** The first stored record that the rules would refuse. */
function invalid(stored: Submission[]): Submission | undefined {
  return stored.find((one) => {
    const resume = { name: "a.pdf", size: 1 };
    const errors =
      one.kind === "lead"
        ? one.form === "quick"
          ? checkQuickLead({ ...one, fullName: one.name })
          : checkContactLead(one)
        : one.kind === "application"
          ? checkApplication({ ...one, resume })
          : checkNewsletter(one);
    if (one.kind === "lead") Object.assign(errors, checkDetails(readDetails((field) => one[field] ?? "")));
    return Object.keys(errors).length > 0 || (one.page !== null && !one.page.startsWith("/"));
  });
}

const expectedStatuses = [200, 201, 303, 400, 403, 404, 405, 413, 415, 422];

/** Posts many strange requests to one server: every response is one of ours, and everything stored is valid. */
async function survives(requests: fc.Arbitrary<{ path: string; init: RequestInit }>, usual: number): Promise<number> {
  await using server = await startApp();
  await fc.assert(
    fc.asyncProperty(requests, async ({ path, init }) => {
      const response = await server.app.request(path, init);
      expect(expectedStatuses).toContain(response.status);
      const body = await response.text();
      if (response.headers.get("content-type")?.startsWith("application/json")) JSON.parse(body);
    }),
    { numRuns: rounds({ usual, thorough: 10 * usual }) },
  );
  const stored = await server.stored();
  expect(invalid(stored)).toBeUndefined();
  return stored.length;
}

describe("strange requests", () => {
  test("as JSON with wrong fields, types and headers", async () => {
    const requests = fc
      .record({ path: paths, body: fc.oneof(values, nearlyGood), headers })
      .map(({ path, body, headers: more }) => ({
        path,
        init: { method: "POST", headers: { ...more, "content-type": "application/json" }, body: JSON.stringify(body) },
      }));
    expect(await survives(requests, 200)).toBeGreaterThan(0);
  });

  test("as forms that are nearly right", async () => {
    const requests = fc.record({ path: paths, body: nearlyGood, headers }).map(({ path, body, headers: more }) => ({
      path,
      init: { method: "POST", headers: more, body: new URLSearchParams(body) },
    }));
    expect(await survives(requests, 150)).toBeGreaterThan(0);
  });

  test("as any bytes of any type, by any method", async () => {
    const requests = fc
      .record({
        path: fc.oneof(
          paths,
          fc.webPath().map((path) => `/api/${path}`),
        ),
        method: fc.constantFrom("POST", "POST", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"),
        body: fc.uint8Array({ maxLength: 2000 }),
        type: contentTypes,
      })
      .map(({ path, method, body, type }) => ({
        path,
        init: { method, headers: { "content-type": type }, body: new Uint8Array(body) },
      }));
    await survives(requests, 150);
  });

  test("as applications with strange fields and files", async () => {
    const bytes = fc.oneof(
      fc.constant(samplePdf),
      fc.uint8Array({ maxLength: 200 }).map((random) => new Uint8Array(random)),
    );
    const file = fc
      .record({
        name: fc.oneof(typed, fc.constantFrom("cv.pdf", "cv.doc", "cv.docx", "../cv.pdf", "cv.pdf\r\nx: y")),
        bytes,
      })
      .map((one) => new File([one.bytes], one.name));
    const requests = fc
      .record({ name: typed, email: typed, coverLetter: typed, resume: fc.oneof(file, typed) }, { requiredKeys: [] })
      .map((changes) => ({ path: "/api/applications", init: { method: "POST", body: applicationForm(changes) } }));
    expect(await survives(requests, 80)).toBeGreaterThan(0);
  });

  test("as newsletter links", async () => {
    const links = fc
      .record({ action: fc.constantFrom("confirm", "unsubscribe"), token: typed })
      .map(({ action, token }) => ({
        path: `/api/newsletter/${action}?${new URLSearchParams({ token })}`,
        init: {},
      }));
    await survives(links, 60);
  });
});
