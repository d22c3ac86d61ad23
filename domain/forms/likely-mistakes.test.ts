import { expect, test } from "vitest";
import { suggestEmail, wrongIndianLength } from "./likely-mistakes.ts";

test.each([
  ["asha@gmial.com", "asha@gmail.com"],
  ["asha@gamil.com", "asha@gmail.com"],
  ["asha@gmal.com", "asha@gmail.com"],
  ["asha@gnail.com", "asha@gmail.com"],
  ["asha@gmaill.com", "asha@gmail.com"],
  ["asha@mgail.com", "asha@gmail.com"],
  ["Asha.Rao+1@GMAIL.con", "Asha.Rao+1@gmail.com"],
  ["asha@gmail.co", "asha@gmail.com"],
  ["asha@gmail.in", "asha@gmail.com"],
  ["asha@gmail.co.in", "asha@gmail.com"],
  ["asha@gmailcom", "asha@gmail.com"],
  ["asha@gmail", "asha@gmail.com"],
  ["asha@gmail..com", "asha@gmail.com"],
  ["asha@gmail,com", "asha@gmail.com"],
  ["asha@gmail.com.", "asha@gmail.com"],
  ["asha@yaho.com", "asha@yahoo.com"],
  ["asha@yahooo.co.in", "asha@yahoo.co.in"],
  ["asha@yahoocoin", "asha@yahoo.co.in"],
  ["asha@yahoo.con", "asha@yahoo.com"],
  ["asha@hotmial.com", "asha@hotmail.com"],
  ["asha@otmail.com", "asha@hotmail.com"],
  ["asha@outlok.com", "asha@outlook.com"],
  ["asha@iclod.com", "asha@icloud.com"],
  ["asha@redifmial.com", "asha@rediffmail.com"],
  ["asha@raofoods.con", "asha@raofoods.com"],
  ["asha@raofoods..in", "asha@raofoods.in"],
  ["\u202aasha@gmial.com\u202c", "asha@gmail.com"],
])("%s was probably meant to be %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  ...["gmail.com", "googlemail.com", "yahoo.com", "yahoo.in", "yahoo.co.in", "yahoo.fr", "yahoo.com.br", "ymail.com"],
  ...["mail.com", "email.com", "gmx.com", "gmx.de", "gmx.net", "hotmail.fr", "outlook.de", "outlook.in", "live.com"],
  ...["dive.com", "line.com", "me.com", "icloud.com", "cloud.com", "proton.me", "protonmail.com", "pm.me", "zoho.com"],
  ...["zohomail.in", "rediffmail.com", "rediff.com", "hey.com", "fastmail.com", "aol.com", "qq.com", "example.in"],
  ...["raofoods.com", "raofoods.co", "raofoods.co.in", "cmail.io", "gmaila.in", "mygmail.com", "gail.co.in"],
  ...["iitb.ac.in", "gov.in", "nic.in", "yatho.com", "yahweh.org", "hotel.com", "outlookindia.com", "xn--p1ai.in"],
])("asha@%s is not questioned", (domain) => {
  expect(suggestEmail(`asha@${domain}`)).toBeUndefined();
});

test.each(["", "asha", "@gmial.com", "asha@", "a b@gmial.com"])("%j has no suggestion", (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});

test.each([
  ["98765 4321", 9],
  ["+91 98765 4321", 9],
  ["0091 98765 432101", 11],
  ["098765 4321", 9],
  ["4123 4567", 8],
  ["98765 432101", 11],
  ["9876543210987", 13],
])("%s is an Indian number of %i digits", (typed, digits) => {
  expect(wrongIndianLength(typed)).toBe(digits);
});

test.each([
  ...["98765 43210", "+91 98765 43210", "0091-98765-43210", "919876543210", "098765 43210", "080 4123 4567"],
  ...["080-41234567 ext 12", "98765 43210 / 98765 43211", "+49 30 901820", "+44 20 7946 0958", "0049 30 901820"],
  ...["+65 6123 4567", "+1 (415) 555-2671"],
])("%s is not questioned", (typed) => {
  expect(wrongIndianLength(typed)).toBeUndefined();
});
