import { expect, test } from "vitest";
import { askedAnswers, firstYearEnds, noAnswers, readFormAnswers } from "./form-answers.ts";
import type { Answers } from "./profile-address.ts";

const fromAddress = (query: string) => readFormAnswers(new URLSearchParams(query));
const answers = (given: Partial<Answers>): Answers => ({ ...noAnswers, ...given });

test("the form shows what an address of any age says, in the words of its own options", () => {
  expect(fromAddress("s=opc&inc=2026-08-03&fye=12&sal=1&st=ka&name=Acme")).toEqual(
    answers({
      structure: "opc",
      incorporated: "2026-08-03",
      yearEndMonth: "december",
      salaries: "yes",
      state: "KA",
      label: "Acme",
    }),
  );
});

test("the form leaves out what it cannot show and what is assumed anyway", () => {
  expect(fromAddress("structure=trust&incorporated=2026-13-40&gst=weekly&state=XX")).toEqual(noAnswers);
  expect(fromAddress("pf=no&smallCompany=yes&yearEnd=march")).toEqual(noAnswers);
});

test("the form tells no answer about GST from 'none'", () => {
  expect(fromAddress("structure=llp&gst=none").gst).toBe("none");
  expect(fromAddress("structure=llp").gst).toBe("");
});

test("answers to questions for another structure are not used", () => {
  const everything = { agmDate: "2027-08-14", smallCompany: "no", yearEndMonth: "december", llpAudited: "yes" };
  const asked = (structure: string) => {
    const { agmDate, smallCompany, yearEndMonth, llpAudited } = askedAnswers(answers({ ...everything, structure }));
    return { agmDate, smallCompany, yearEndMonth, llpAudited };
  };
  expect(asked("private-limited")).toEqual({ ...everything, llpAudited: "" });
  expect(asked("opc")).toEqual({ ...everything, agmDate: "", smallCompany: "", yearEndMonth: "", llpAudited: "" });
  expect(asked("llp")).toEqual({ ...everything, agmDate: "", smallCompany: "", yearEndMonth: "" });
});

test("the end of the first year is asked where the law leaves it open", () => {
  const october = answers({ structure: "llp", incorporated: "2026-10-20", firstYear: "long" });
  expect(firstYearEnds(october)).toEqual({ undecided: "2027-03-31", short: "2027-03-31", long: "2028-03-31" });
  expect(askedAnswers(october).firstYear).toBe("long");

  const february = answers({ structure: "private-limited", incorporated: "2026-02-10" });
  expect(firstYearEnds(february)).toEqual({ undecided: "2027-03-31", short: "2026-03-31", long: "2027-03-31" });

  const june = answers({ structure: "llp", incorporated: "2026-06-20", firstYear: "long" });
  expect(firstYearEnds(june)).toBeUndefined();
  expect(askedAnswers(june).firstYear).toBe("");
  expect(firstYearEnds(noAnswers)).toBeUndefined();
});
