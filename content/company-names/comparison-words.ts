/** The lists behind the comparison of two names under rule 8(2). Lower case words; see also places.ts. */

/** Clause (a): legal endings and general words at the end of a name. */
export const legalEndings = [
  "private",
  "pvt",
  "opc",
  "ifsc",
  "producer",
  "limited",
  "ltd",
  "unlimited",
  "llp",
  "liability",
  "partnership",
  "company",
  "co",
  "corporation",
  "corp",
  "corpn",
  "group",
] as const;

/** Clause (f): parts of a host or domain name. */
export const domainWords = ["www", "net", "org", "dot", "com"] as const;

/** Clause (h). */
export const articles = ["a", "an", "the"] as const;

/** Clause (l): numbers in words. Figures are found without a list. */
export const numberWords = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "twenty",
  "fifty",
  "hundred",
  "thousand",
  "first",
  "second",
  "third",
] as const;

/** Clause (e): how single letters are spoken, so that 'Bee Kay' is 'BK'. */
export const letterNames: Readonly<Record<string, string>> = {
  bee: "b",
  be: "b",
  cee: "c",
  see: "c",
  dee: "d",
  eff: "f",
  ef: "f",
  gee: "g",
  aitch: "h",
  jay: "j",
  jey: "j",
  kay: "k",
  kaye: "k",
  ell: "l",
  el: "l",
  em: "m",
  en: "n",
  pee: "p",
  que: "q",
  queue: "q",
  cue: "q",
  ar: "r",
  ess: "s",
  es: "s",
  tee: "t",
  vee: "v",
  ex: "x",
  wye: "y",
  zed: "z",
  zee: "z",
};

/** Clause (d): irregular tenses. Regular endings are found without a list. */
export const irregularTenses: Readonly<Record<string, string>> = {
  spoken: "speak",
  spoke: "speak",
  built: "build",
  made: "make",
  grown: "grow",
  grew: "grow",
  known: "know",
  knew: "know",
  written: "write",
  wrote: "write",
  driven: "drive",
  drove: "drive",
  taken: "take",
  took: "take",
  given: "give",
  gave: "give",
  bought: "buy",
  sold: "sell",
  taught: "teach",
  thought: "think",
  brought: "bring",
  caught: "catch",
  begun: "begin",
  began: "begin",
  chosen: "choose",
  chose: "choose",
  broken: "break",
  broke: "break",
  drawn: "draw",
  drew: "draw",
  flown: "fly",
  flew: "fly",
  held: "hold",
  kept: "keep",
  shown: "show",
  woven: "weave",
  wove: "weave",
  worn: "wear",
};

/** Clause (i): spellings of one word. Endings such as -our and -ise are found without a list. */
export const spellings: Readonly<Record<string, string>> = {
  disc: "disk",
  discs: "disks",
  grey: "gray",
  cheque: "check",
  tyre: "tire",
  tyres: "tires",
  fibre: "fiber",
  fibres: "fibers",
  programme: "program",
  programmes: "programs",
  jewellery: "jewelry",
  jeweller: "jeweler",
  jewellers: "jewelers",
  aluminium: "aluminum",
  defence: "defense",
  licence: "license",
  travellers: "travelers",
  traveller: "traveler",
  travelling: "traveling",
  mould: "mold",
  plough: "plow",
  storey: "story",
};

/** Ignored before 2019, and still a likely question from the Registrar. */
export const oldIgnoredWords = [
  "new",
  "modern",
  "nav",
  "shri",
  "sri",
  "shree",
  "om",
  "jai",
  "sai",
  "the",
  "and",
] as const;

/** Clause (j): a full translation makes two names the same. Hindi words in Latin letters; the list is ours. */
export const hindiToEnglish: Readonly<Record<string, string>> = {
  rashtriya: "national",
  vidyut: "electricity",
  bijli: "electricity",
  nigam: "corporation",
  bharatiya: "indian",
  bharat: "india",
  udyog: "industries",
  nirman: "construction",
  vikas: "development",
  seva: "service",
  sevayen: "services",
  krishi: "agriculture",
  kisan: "farmer",
  vastra: "textile",
  ispat: "steel",
  tel: "oil",
  jal: "water",
  jan: "people",
  swasthya: "health",
  shiksha: "education",
  gyan: "knowledge",
  surya: "sun",
  chandra: "moon",
  naya: "new",
  nav: "new",
  bhojan: "food",
  yatra: "travel",
  vyapar: "trade",
  ghar: "home",
  dudh: "milk",
  sona: "gold",
  shakti: "power",
  swarna: "golden",
  gaja: "elephant",
};

/** Trade words of one family, shortest first: the Registrar has refused pairs that differ only by them. */
export const tradeFamilies = (
  "tech technology technical|infra infrastructure|pharma pharmaceutical pharmacy|agri agro agriculture agricultural|" +
  "bio biotech biotechnology|edu education educational|auto automobile automotive|jewel jeweller jewellery jewelry|" +
  "electric electrical electronic|engineer engineering|build builder building|design designer|print printer printing|" +
  "consult consultant consultancy consulting|health healthcare|info infotech information|trade trader trading|" +
  "weave weaver weaving|paint painter painting|pack packer packaging"
).split("|");
