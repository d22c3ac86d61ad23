import { expect, test } from "vitest";
import { readTemplates } from "../../build/templates/read-templates.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { templateValues } from "../../domain/company-plan/template-values.ts";
import { initialValues } from "../../domain/templates/fill.ts";

const templates = readTemplates();
const template = (id: string) => templates.find((entry) => entry.id === id)!;
const values = (id: string, plan: CompanyPlan, typed = {}) =>
  templateValues(template(id), plan, { ...initialValues(template(id)), ...typed });

const company: CompanyPlan = { structure: "private-limited", state: "KA", name: "Zyntra Foods" };
const partnership: CompanyPlan = { structure: "llp", state: "MH", name: "Zyntra" };

test("the company's name goes in with its ending, and the state by its name", () => {
  expect(values("founders-agreement", company)).toEqual({
    companyName: "Zyntra Foods Private Limited",
    stampState: "Karnataka",
  });
});

test("an LLP fills the LLP agreement, and no company's name", () => {
  expect(values("llp-agreement", partnership)).toEqual({ llpName: "Zyntra LLP", stampState: "Maharashtra" });
  expect(values("founders-agreement", partnership)).toEqual({ stampState: "Maharashtra" });
});

test("the first party of a non-disclosure agreement is the visitor, with its legal form", () => {
  expect(values("mutual-nda", partnership)).toMatchObject({ firstName: "Zyntra LLP", firstForm: "llp" });
  expect(values("mutual-nda", company)).toEqual({ firstName: "Zyntra Foods Private Limited", stampState: "Karnataka" });
});

test("what was typed stays, and an ending is not doubled", () => {
  expect(values("founders-agreement", company, { companyName: "Other" })).toEqual({ stampState: "Karnataka" });
  expect(values("privacy-notice", { ...company, name: "Zyntra Pvt Ltd" })).toEqual({
    businessName: "Zyntra Private Limited",
  });
});

test("a plan without name and state fills nothing", () => {
  expect(values("mutual-nda", { structure: "llp", people: 2 })).toEqual({});
});
