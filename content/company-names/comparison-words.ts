import { list, pairs } from "./read-lists.ts";

/** The lists behind the comparison of two names under rule 8(2). Lower case words; see also places.ts. */

/** Clause (a): legal endings and general words at the end of a name. */
export const legalEndings = list(`
  private, pvt, opc, ifsc, producer, limited, ltd, unlimited, llp, liability, partnership, company, co, corporation,
  corp, corpn, group
`);

/** Clause (f): parts of a host or domain name. */
export const domainWords = list("www, net, org, dot, com");

/** Clause (h). */
export const articles = list("a, an, the");

/** Clause (l): numbers in words. Figures are found without a list. */
export const numberWords = list(`
  zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, twenty, fifty, hundred, thousand,
  first, second, third
`);

/** Clause (e): how single letters are spoken, so that 'Bee Kay' is 'BK'. */
export const letterNames = pairs(`
  bee: b, be: b, cee: c, see: c, dee: d, eff: f, ef: f, gee: g, aitch: h, jay: j, jey: j, kay: k, kaye: k, ell: l,
  el: l, em: m, en: n, pee: p, que: q, queue: q, cue: q, ar: r, ess: s, es: s, tee: t, vee: v, ex: x, wye: y, zed: z,
  zee: z
`);

/** Clause (d): irregular tenses. Regular endings are found without a list. */
export const irregularTenses = pairs(`
  spoken: speak, spoke: speak, built: build, made: make, grown: grow, grew: grow, known: know, knew: know,
  written: write, wrote: write, driven: drive, drove: drive, taken: take, took: take, given: give, gave: give,
  bought: buy, sold: sell, taught: teach, thought: think, brought: bring, caught: catch, begun: begin, began: begin,
  chosen: choose, chose: choose, broken: break, broke: break, drawn: draw, drew: draw, flown: fly, flew: fly,
  held: hold, kept: keep, shown: show, woven: weave, wove: weave, worn: wear, ran: run, sang: sing, sung: sing,
  swam: swim, swum: swim, drank: drink, eaten: eat, slept: sleep, dreamt: dream, learnt: learn, burnt: burn,
  spun: spin, shone: shine, lent: lend
`);

/** Clause (b): irregular plurals. An apostrophe is dropped before, so that 'men's' is here as 'mens'. */
export const irregularPlurals = pairs(`
  leaves: leaf, loaves: loaf, wolves: wolf, shelves: shelf, calves: calf, knives: knife, lives: life, wives: wife,
  men: man, mens: man, women: woman, womens: woman, children: child, childrens: child, feet: foot, teeth: tooth,
  geese: goose, mice: mouse, news: news
`);

/**
 * Clause (i): spellings of one word. Endings such as -our and -ise are found without a list. From 'chowdhury' on: names written in two
 * ways that no rule of sound finds.
 */
export const spellings = pairs(`
  disc: disk, discs: disks, grey: gray, cheque: check, tyre: tire, tyres: tires, fibre: fiber, fibres: fibers,
  programme: program, programmes: programs, jewellery: jewelry, jeweller: jeweler, jewellers: jewelers,
  aluminium: aluminum, defence: defense, licence: license, travellers: travelers, traveller: traveler,
  travelling: traveling, mould: mold, plough: plow, storey: story,
  chowdhury: chaudhary, chowdhary: chaudhary,
  choudhury: chaudhary, choudhary: chaudhary, chaudhuri: chaudhary, chaudhry: chaudhary, chaudhari: chaudhary,
  cauvery: kaveri, kauvery: kaveri, cavery: kaveri, aum: om, jamuna: yamuna, ganges: ganga, narbada: narmada,
  benaras: varanasi, banaras: varanasi, bombay: mumbai, madras: chennai, calcutta: kolkata, bangalore: bengaluru,
  baroda: vadodara, allahabad: prayagraj, gurgaon: gurugram, mysore: mysuru, mangalore: mangaluru, belgaum: belagavi,
  gulbarga: kalaburagi, cochin: kochi, trivandrum: thiruvananthapuram, calicut: kozhikode, pondicherry: puducherry,
  ahmednagar: ahilyanagar, osmanabad: dharashiv
`);

/** Ignored before 2019, and still a likely question from the Registrar. */
export const oldIgnoredWords = list("new, modern, nav, shri, sri, shree, om, aum, jai, sai, the, and");

/** Clause (j): a full translation makes two names the same. Hindi words in Latin letters; the list is ours. */
export const hindiToEnglish = pairs(`
  rashtriya: national, vidyut: electricity, bijli: electricity, nigam: corporation, bharatiya: indian, bharat: india,
  udyog: industries, nirman: construction, vikas: development, seva: service, sevayen: services, krishi: agriculture,
  kisan: farmer, vastra: textile, ispat: steel, tel: oil, jal: water, jan: people, swasthya: health,
  shiksha: education, gyan: knowledge, surya: sun, chandra: moon, naya: new, nav: new, bhojan: food, yatra: travel,
  vyapar: trade, ghar: home, dudh: milk, sona: gold, shakti: power, swarna: golden, gaja: elephant, hathi: elephant,
  lal: red, neela: blue, neel: blue, hara: green, harit: green, peela: yellow, safed: white, shwet: white,
  kala: black, sunehra: golden, chandi: silver, rajat: silver, hira: diamond, heera: diamond, moti: pearl, loha: iron,
  tamba: copper, kamal: lotus, gulab: rose, phool: flower, pushp: flower, ped: tree, vriksha: tree, van: forest,
  nadi: river, sagar: ocean, samudra: ocean, parvat: mountain, pahad: mountain, dharti: earth, prithvi: earth,
  akash: sky, aakash: sky, tara: star, sitara: star, sher: lion, hans: swan, mor: peacock, mayur: peacock, raja: king,
  rani: queen, agni: fire, vayu: wind, pani: water, prakash: light, jyoti: light, roshni: light, diya: lamp,
  deepak: lamp, pustak: book, kitab: book, kagaz: paper, resham: silk, kapda: cloth, chai: tea, roti: bread,
  doodh: milk, anna: grain, phal: fruit, sabzi: vegetable, gaon: village, gram: village, bazar: market, dukan: shop,
  mitra: friend, dost: friend, jeevan: life, sapna: dream, sangeet: music, khel: game, dil: heart
`);

/** Trade words of one family, shortest first: the Registrar has refused pairs that differ only by them. */
export const tradeFamilies = list(`
  tech technology technical, infra infrastructure, pharma pharmaceutical pharmacy, agri agro agriculture agricultural,
  bio biotech biotechnology, edu education educational, auto automobile automotive, jewel jeweller jewellery jewelry,
  electric electrical electronic, engineer engineering, build builder building, design designer,
  print printer printing, consult consultant consultancy consulting, health healthcare, info infotech information,
  trade trader trading, weave weaver weaving, paint painter painting, pack packer packaging, stationer stationery
`);
