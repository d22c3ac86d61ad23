/** Runs with another owner's content: see other-owner.ts. */
import { globSync, readFileSync } from "node:fs";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { createElement, Fragment, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, inject, test } from "vitest";
import { pages } from "../../content/pages.ts";
import { privacy } from "../../content/privacy.ts";
import { samples } from "../../content/samples.ts";
import { site } from "../../content/site.ts";
import { terms } from "../../content/terms.ts";
import { sampleMails } from "../../server/testing/sample-mails.ts";
import { AboutPage } from "../../src/company/AboutPage.tsx";
import { PartnersPage } from "../../src/company/PartnersPage.tsx";
import { ContactPage } from "../../src/contact/ContactPage.tsx";
import { organisationOn } from "../../src/head/json-ld.ts";
import { HomePage } from "../../src/home/HomePage.tsx";
import { IncubationPage } from "../../src/incubation/IncubationPage.tsx";
import { ActionBar } from "../../src/layout/ActionBar.tsx";
import { Footer } from "../../src/layout/Footer.tsx";
import { Header } from "../../src/layout/Header.tsx";
import { SampleStrip } from "../../src/layout/SampleStrip.tsx";
import { LegalPage } from "../../src/legal/LegalPage.tsx";
import { GET as manifest } from "../../src/pages/site.webmanifest.ts";
import { PrivateLimited } from "../../src/structures/PrivateLimited.tsx";
import { TestimonialsPage } from "../../src/testimonials/TestimonialsPage.tsx";
import { brand, ownerFiles } from "./other-owner.ts";

const replaced = inject("replacedTexts");
const findReplaced = (text: string): string[] => replaced.filter((old) => text.includes(old));

test("the present owner is named only in the files an owner changes", () => {
  expect(replaced.length).toBeGreaterThan(30);
  const sources = globSync("{content,domain,src,build,server}/**/*.{ts,tsx,mjs,astro,css,mdx,html,json,svg}")
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !ownerFiles.includes(file));
  expect(sources.length).toBeGreaterThan(400);
  const named = sources.flatMap((file) => findReplaced(readFileSync(file, "utf8")).map((old) => `${file}: ${old}`));
  expect(named).toEqual([]);
  for (const file of ownerFiles) expect(sources).not.toContain(file);
});

const main: Record<string, ReactElement> = {
  home: createElement(HomePage),
  about: createElement(AboutPage),
  partners: createElement(PartnersPage),
  testimonials: createElement(TestimonialsPage),
  incubation: createElement(IncubationPage),
  contact: createElement(ContactPage),
  terms: createElement(LegalPage, { document: terms, seed: "terms" }),
  privacy: createElement(LegalPage, { document: privacy, seed: "privacy" }),
  structure: createElement(PrivateLimited),
};

test.each(Object.entries(main))(
  "%s is valid HTML, and shows neither the present owner nor a sample",
  async (_, element) => {
    const html = renderToStaticMarkup(
      createElement(
        Fragment,
        {},
        createElement(Header, { path: "/" }),
        createElement(SampleStrip),
        createElement("main", {}, element),
        createElement(ActionBar),
        createElement(Footer),
      ),
    );
    expect(findReplaced(html)).toEqual([]);
    expect(html).not.toContain(samples.strip);
    expect(html).not.toContain(`>${samples.tag}<`);
    const page = `<!DOCTYPE html><html lang="en-IN"><head><title>${brand.name}</title></head><body>${html}</body></html>`;
    const { results } = await new HtmlValidate(new FileSystemConfigLoader()).validateString(page, "dist/owner.html");
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
      [],
    );
  },
);

test("structured data and the manifest name the new owner", async () => {
  expect(site.name).toBe(brand.name);
  const record = organisationOn(pages.home.path, brand.origin);
  expect(record).toMatchObject({ name: site.name, email: site.email, telephone: site.phone.e164 });
  const response = await manifest({} as Parameters<typeof manifest>[0]);
  expect(await response.json()).toMatchObject({ name: brand.name, short_name: brand.name });
});

test("header and footer show the new owner", () => {
  expect(renderToStaticMarkup(createElement(Header, { path: "/about" }))).toContain(`aria-label="${brand.name}, home"`);
  const footer = renderToStaticMarkup(createElement(Footer));
  const { phone, email, address, social } = site;
  const links = [`tel:${phone.e164}`, `mailto:${email}`, ...social.map(({ url }) => url)];
  for (const link of links) expect(footer).toContain(`href="${link}"`);
  expect(footer).toContain(address.lines[0]);
  expect(footer).toContain(address.city);
});

test.each(Object.entries(sampleMails))("the mail '%s' is the new owner's", (_, write) => {
  const mail = JSON.stringify(write());
  expect(mail).toContain(brand.name);
  expect(findReplaced(mail)).toEqual([]);
});
