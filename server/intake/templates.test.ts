import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { forms } from "../../domain/forms/form.ts";
import { LeadForm } from "../../src/forms/LeadForm.tsx";
import { FormErrorPage } from "../../src/responses/FormErrorPage.tsx";
import { createPages } from "../http/pages.ts";
import { applicationForm, browserForm, contactLead, json, samplePdf, startApp } from "../testing/app.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { formLimits } from "./limits.ts";
import { fillTemplate } from "./templates.ts";

const template = `<h1>%%heading%%</h1><p>%%advice%%</p><ul hidden="" data-error-slot="summary"></ul>
<input name="name" value="%%value:name%%" aria-invalid="%%invalid:name%%">
<p id="name-error" hidden data-error-slot="name">%%error:name%%</p>
<input name="email" value="%%value:email%%" aria-invalid="%%invalid:email%%">
<p id="email-error" hidden data-error-slot="email">%%error:email%%</p>
<input type="hidden" name="page" value="%%value:page%%"><input type="hidden" name="idempotencyKey" value="%%value:idempotencyKey%%">`;

describe("filling in a form page", () => {
  test("puts values and messages in, escaped, and shows only the errors there are", () => {
    const values: Record<string, string> = { name: `"><script>alert('x')</script> & co`, email: "asha" };
    const page = fillTemplate(template, {
      heading: "Please check",
      advice: "Correct what is marked",
      errors: { email: "Email is invalid" },
      value: (field) => values[field] ?? "",
    });
    expect(page).toBe(`<h1>Please check</h1><p>Correct what is marked</p><ul></ul>
<input name="name" value="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; co" aria-invalid="false">
<p id="name-error" hidden data-error-slot="name"></p>
<input name="email" value="asha" aria-invalid="true">
<p id="email-error">Email is invalid</p>
<input type="hidden" name="page" value=""><input type="hidden" name="idempotencyKey" value="">`);
  });

  test("never reads what was typed as a token or a pattern", () => {
    const page = fillTemplate(`<i>%%value:a%%</i>`, {
      advice: "secret",
      errors: {},
      value: () => "%%advice%% $& $1 %%value:a%%",
    });
    expect(page).toBe("<i>%%advice%% $&amp; $1 %%value:a%%</i>");
  });
});

describe("the form as the site builds it", () => {
  test("has every token the server fills in, in a shape it recognises", () => {
    const built = renderToStaticMarkup(createElement(LeadForm, { form: "contact", serverFilled: true }));
    const page = fillTemplate(built, {
      heading: "Please check",
      advice: "Correct what is marked",
      errors: { email: "Email is invalid" },
      value: (field) => `typed-${field}`,
    });
    expect(page).not.toContain("%%");
    for (const field of ["name", "email", "phone", "plan", "page", "idempotencyKey"]) {
      expect(page).toContain(`value="typed-${field}"`);
    }
    expect(page).toMatch(/<p id="contact-email-error" class="[^"]*">Email is invalid<\/p>/);
    expect(page).toMatch(/<p id="contact-name-error" hidden[^>]*><\/p>/);
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(1);
  });
});

describe("the page as the site builds it", () => {
  test.each(forms)("%s: has a summary whose links lead to the fields with errors, and no words of its own", (form) => {
    const built = renderToStaticMarkup(createElement(FormErrorPage, { form }));
    const fill = (errors: Record<string, string>) =>
      fillTemplate(built, { heading: "What happened", advice: "What to do", errors, value: () => "" });
    const page = fill({ email: "Email is invalid" });
    expect(page).toMatch(/<h1[^>]*>What happened<\/h1>/);
    expect(page).toContain("What to do");
    const shown = /<div (?!hidden)[^>]*role="alert".*?<\/ul>/s.exec(page)![0];
    expect(shown).toContain("There is a problem");
    const links = [...shown.matchAll(/<li><a href="#([\w-]+)"[^>]*>([^<]*)/g)].map(([, id, text]) => [id, text]);
    expect(links).toEqual([[`${form}-email`, "Email is invalid"]]);
    expect(page).toContain(`<input id="${form}-email"`);
    expect(fill({})).toMatch(/<div hidden="" data-error-slot="summary"/);
    const call = /<div><a [^>]*href="tel:/;
    expect(page).not.toMatch(call);
    expect(fillTemplate(built, { offersCall: true, value: () => "" })).toMatch(call);
  });
});

describe("what happened, in the words of each case", () => {
  const heading = async (response: Response) => /<h1>(.*)<\/h1><p>(.*)<\/p>/.exec(await response.text())!.slice(1);
  const limits = { ...formLimits, leads: { ...formLimits.leads, submissions: { usual: 1, most: 1 } } };

  test("too many, with when to try again; too large; from elsewhere; of a wrong type; store away", async () => {
    await using server = await startApp({ limits });
    const post = async (changes: object = {}, headers: Record<string, string> = {}) =>
      heading(await server.app.request("/api/leads", browserForm({ ...contactLead, ...changes }, headers)));
    expect((await post({}, { "sec-fetch-site": "cross-site" }))[0]).toBe("This form was sent from another website");
    expect((await post({}, { "content-type": "text/plain" }))[0]).toBe("This form was sent in a way we cannot read");
    expect((await post({ more: "x".repeat(30_000) }))[0]).toBe("What you sent is too large");
    expect((await post({ email: "asha" }))[0]).toBe("Please check what you typed");
    await server.app.request("/api/leads", browserForm(contactLead));
    const [tooMany, wait] = await post();
    expect(tooMany).toBe("You have sent this form several times in a short while");
    expect(wait).toMatch(/^Please send it again in 60 minutes, or call us on /);

    await using down = await startApp();
    await down.store.close();
    const [away, call] = await heading(await down.app.request("/api/leads", browserForm(contactLead)));
    expect(away).toBe("We could not save this just now");
    expect(call).toContain(`call us on ${site.phone.display}`);
  });
});

describe("a plain form post", () => {
  test("is thanked on the page of its form", async () => {
    await using server = await startApp();
    const contact = await server.app.request("/api/leads", browserForm(contactLead));
    expect([contact.status, contact.headers.get("location")]).toEqual([303, "/thank-you/contact"]);
    const quick = await server.app.request(
      "/api/leads",
      browserForm({ ...contactLead, fullName: "A", phone: "9876543210", form: "quick" }),
    );
    expect(quick.headers.get("location")).toBe("/thank-you/quick");
    const application = await server.app.request("/api/applications", {
      method: "POST",
      headers: { accept: "text/html" },
      body: applicationForm(),
    });
    expect(application.headers.get("location")).toBe("/thank-you/application");
  });

  test("gets the site's own page with errors, values, the page it came from and a key for the next try", async () => {
    using built = sampleSite({ "index.html": "<p>Home", "form/contact/index.html": template });
    await using server = await startApp({ pages: await createPages({ distDir: built.path }) });
    const faulty = browserForm(
      { ...contactLead, email: "asha" },
      { referer: "https://sthapana.example/contact-us?a=b" },
    );
    const response = await server.app.request("/api/leads", faulty);
    expect([response.status, response.headers.get("content-type")]).toEqual([422, "text/html; charset=UTF-8"]);
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    const page = await response.text();
    expect(page).toContain("<h1>Please check what you typed</h1><p>Nothing you wrote is lost.");
    expect(page).toContain('<p id="email-error">Enter an e-mail address such as asha@example.in</p>');
    expect(page).toContain('name="page" value="/contact-us"');
    expect(page).toMatch(/name="idempotencyKey" value="[\da-f-]{36}"/);
  });

  test("from another site is refused without a word of what it carried", async () => {
    await using server = await startApp();
    const crossSite = browserForm({ ...contactLead, name: "Planted words" }, { "sec-fetch-site": "cross-site" });
    const response = await server.app.request("/api/leads", crossSite);
    expect(response.status).toBe(403);
    const page = await response.text();
    expect(page).toContain(site.phone.display);
    expect(page).not.toContain("Planted words");
    expect(page).not.toContain(contactLead.email);
  });

  test("keeps what was typed when it is too large or cannot be stored", async () => {
    await using server = await startApp();
    const large = await server.app.request("/api/leads", browserForm({ ...contactLead, more: "x".repeat(30_000) }));
    await server.store.close();
    const down = await server.app.request("/api/leads", browserForm(contactLead));
    for (const [response, status] of [
      [large, 413],
      [down, 503],
    ] as const) {
      expect(response.status).toBe(status);
      const page = await response.text();
      expect(page).toContain('value="Asha Rao"');
      expect(page).toContain(site.phone.display);
    }
    expect(down.headers.get("retry-after")).toBe("30");
  });

  test("keeps the other fields of an application whose file went too far, and asks for the file again", async () => {
    await using server = await startApp();
    const bytes = new Uint8Array(formLimits.applications.body.bytes);
    bytes.set(samplePdf);
    const response = await server.app.request("/api/applications", {
      method: "POST",
      headers: { accept: "text/html" },
      body: applicationForm({ resume: new File([bytes], "asha.pdf"), coverLetter: "Dear <team>" }),
    });
    expect(response.status).toBe(413);
    const page = await response.text();
    expect(page).toContain('value="Dear &lt;team&gt;"');
    expect(page).toContain("Choose your resume again");
  });

  test("never finds the unfilled page at its own address", async () => {
    using built = sampleSite({ "index.html": "<p>Home", "form/contact/index.html": template });
    await using server = await startApp({ pages: await createPages({ distDir: built.path }) });
    expect(await (await server.app.request("/")).text()).toBe("<p>Home");
    for (const path of ["/form/contact", "/form/contact/", "/form/contact/index.html"]) {
      expect((await server.app.request(path)).status).toBe(404);
    }
  });

  test("gets JSON when script asks for JSON", async () => {
    await using server = await startApp();
    const asJson = await server.app.request("/api/leads", json({ ...contactLead, email: "" }, { accept: "text/html" }));
    expect(await asJson.json()).toEqual({ errors: { email: "Enter your e-mail address" } });
    for (const accept of ["application/json", "*/*", "application/json, text/html;q=0.5"]) {
      const response = await server.app.request("/api/leads", browserForm({ ...contactLead, email: "" }, { accept }));
      expect(await response.json()).toEqual({ errors: { email: "Enter your e-mail address" } });
    }
  });
});
