import { expect, test } from "vitest";
import { withoutUnused } from "./unused-styles.ts";

const prune = (css: string) =>
  withoutUnused(css, new Set(["hero", "link", "md:p-1.5"]), new Set(["html", "body", "a", "p", "ul"]));

test.each([
  [".hero{color:red}.journey{color:red}", ".hero{color:red}"],
  [".hero .journey-dot{x:1}.hero>a:hover{x:1}", ".hero>a:hover{x:1}"],
  ["abbr:where([title]){x:1}sub,sup,p{x:1}", "p{x:1}"],
  ["@media print{.journey{x:1}}@media print{.link{x:1}}", "@media print{.link{x:1}}"],
  ["@layer base{progress{x:1}*,::before{x:1}}", "@layer base{*,::before{x:1}}"],
  ["@layer a,b;.link{x:1}", "@layer a,b;.link{x:1}"],
  [".md\\:p-1\\.5{x:1}", ".md\\:p-1\\.5{x:1}"],
  [":where(select:is([multiple],[size])) optgroup{x:1}", ""],
  ["::placeholder{x:1}::selection{x:1}", "::selection{x:1}"],
  [".link:not(.journey){x:1}[data-state=open] .hero{x:1}", ".link:not(.journey){x:1}[data-state=open] .hero{x:1}"],
  [
    "@keyframes drift{0%{x:1}to{x:2}}.hero{animation:drift 1s}",
    "@keyframes drift{0%{x:1}to{x:2}}.hero{animation:drift 1s}",
  ],
  ["@keyframes drift{0%{x:1}to{x:2}}.hero{x:1}", ".hero{x:1}"],
  ["@font-face{font-family:A;src:url(data:a;b)}", "@font-face{font-family:A;src:url(data:a;b)}"],
  ["::-webkit-calendar-picker-indicator{x:1}", ""],
  ["/*! licence */.hero{x:1}", "/*! licence */.hero{x:1}"],
  ["html,:host{x:1}body{x:1}", "html,:host{x:1}body{x:1}"],
])("%s", (css, kept) => {
  expect(prune(css)).toBe(kept);
});
