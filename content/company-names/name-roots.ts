import { list, pairs } from "./read-lists.ts";

/**
 * Words of Indian languages to build a name on, by the trades they suit: 'word: meaning in language'. The meanings are from
 * memory and the page says so. None was searched in the registers.
 */
const rootsByTrade = [
  {
    trades: `
      textile, cotton, yarn, fabric, handloom, saree, garment, apparel, clothing, cloth, fashion, silk, wool, woollen,
      hosiery
    `,
    roots: `
      tantu: thread in Sanskrit, thari: loom in Tamil, dukula: fine cloth in Sanskrit, nakshi: embroidered in Bengali
    `,
  },
  {
    trades: `
      software, technology, tech, it, data, digital, app, web, cloud, infotech, ai, computer, information, online
    `,
    roots: `
      jonaki: firefly in Bengali, anvaya: link in Sanskrit, prajna: insight in Sanskrit, paravai: bird in Tamil
    `,
  },
  {
    trades: `
      food, grocery, snack, spice, organic, kitchen, catering, restaurant, cafe, fruit, vegetable, masala, rice, grain
    `,
    roots: `
      kazhani: paddy field in Tamil, pippali: long pepper in Sanskrit, jeeraka: cumin in Sanskrit,
      angeethi: brazier in Hindi
    `,
  },
  {
    trades: "farm, farming, farmer, agro, agri, agriculture, seed, crop, nursery, plant",
    roots: `
      kedara: wet field in Sanskrit, vayal: field in Tamil, thottam: garden in Tamil, panta: harvest in Telugu
    `,
  },
  {
    trades: "bakery, baker, bake, bread, cake, flour, mill, atta, wheat",
    roots: "godhuma: wheat in Sanskrit, hittu: flour in Kannada",
  },
  {
    trades: "dairy, milk, ghee, sweet, confection",
    roots: "navanita: butter in Sanskrit, takra: buttermilk in Sanskrit, madhuka: mahua tree in Sanskrit",
  },
  {
    trades: `
      education, academy, school, coaching, class, classes, learning, tuition, tutorial, training, institute, college
    `,
    roots: "thulir: sprout in Tamil, varnamala: alphabet in Sanskrit, lekhani: pen in Sanskrit",
  },
  {
    trades: `
      health, healthcare, hospital, clinic, medical, medicine, pharma, pharmacy, wellness, diagnostic, care
    `,
    roots: "bheshaja: remedy in Sanskrit, parijat: night jasmine in Sanskrit",
  },
  {
    trades: "travel, tour, tourism, hotel, resort, hospitality, stay, lodge",
    roots: `
      pathika: traveller in Sanskrit, pravasa: journey in Sanskrit, vishrama: rest in Sanskrit, thoni: boat in Malayalam
    `,
  },
  {
    trades: "logistic, logistics, transport, courier, cargo, shipping, mover, packer, delivery, freight",
    roots: "sanchara: movement in Sanskrit, gamana: going in Sanskrit, gathri: bundle in Hindi",
  },
  {
    trades: `
      construction, builder, building, infra, infrastructure, cement, brick, realty, housing, property, estate, tile,
      stone
    `,
    roots: `
      ishtika: brick in Sanskrit, angana: courtyard in Sanskrit, torana: arch in Sanskrit, nela: earth in Kannada
    `,
  },
  {
    trades: "furniture, interior, decor, wood, timber, handicraft, craft, design",
    roots: `
      takshan: carpenter in Sanskrit, alpona: floor art in Bengali, ezhil: grace in Tamil, kanasu: dream in Kannada
    `,
  },
  {
    trades: "jewellery, jewelry, jewel, jeweller, gold, diamond, silver, gem",
    roots: "dyuti: lustre in Sanskrit, valaya: bangle in Sanskrit, nupura: anklet in Sanskrit",
  },
  {
    trades: "solar, energy, power, electric, electrical, lighting, light, lamp, electronic",
    roots: "mihir: sun in Sanskrit, vilakku: lamp in Tamil, khadyota: firefly in Sanskrit",
  },
  {
    trades: "engineering, engineer, machine, machinery, tool, hardware, metal, steel, motor, automobile",
    roots: "dhriti: steadiness in Sanskrit, tamra: copper in Sanskrit, sandook: trunk in Hindi",
  },
  {
    trades: "toy, game, gaming, sport",
    roots: "lattu: spinning top in Hindi, krida: play in Sanskrit, putul: doll in Bengali",
  },
];

export const nameRoots = rootsByTrade.map(({ trades, roots }) => ({ trades: list(trades), roots: pairs(roots) }));

/** What to say instead of a word that needs approval, by the word before it: a Blood Centre. */
export const insteadAfter: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bank: pairs(`
    blood: centre, eye: centre, food: larder, power: pack, data: vault, talent: pool, seed: library, book: library, tool: library, toy: library
  `),
};

/** What to say instead of a word that needs approval, where the meaning allows. */
export const insteadWords = pairs(`
  insurance: shelter, exchange: bazaar, board: table, commission: desk, authority: desk, bureau: studio,
  national: nationwide, central: midtown, federal: allied, union: collective, court: courtyard, trust: promise,
  university: learning, khadi: handspun, government: citizen
`);
