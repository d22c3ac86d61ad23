import { list } from "./read-lists.ts";

/**
 * Words that only describe a trade, in the singular and without endings such as -er and -ing: 'bake' stands for Bakers and Bakery too.
 * A name made of these, of praise, of origins and of places alone is 'only descriptive'. The lists are ours; they grow as
 * the Registrar's objections are seen.
 */
export const descriptiveWords = list(`
  24x7, academy, accessory, account, accountant, adhesive, advertising, advise, advisor, age, agency, agent, agri,
  agriculture, agro, ai, air, airline, airport, almond, aluminium, ambulance, analytics, and, animation, app,
  apparel, application, appraisal, aqua, aquarium, art, associate, auction, audio, audit, auto, automation,
  automobile, automotive, aviation, ayurveda, baby, bag, bagel, bake, banana, bar, barber, bath, battery, bazaar,
  bearing, beauty, bed, beedi, beef, beer, beverage, bicycle, bike, billing, bio, biotech, biryani, bistro, blanket,
  boiler, bolt, book, bookkeeping, bottle, boutique, bowl, box, boy, bpo, brand, brass, bread, brick, bridal,
  broadband, broker, broom, brush, build, building, bulb, burger, bus, business, cab, cable, cafe, cake, camera,
  canteen, car, card, cardamom, care, career, cargo, carpenter, carpet, carton, cashew, casting, cater, cctv,
  ceiling, cement, center, centre, ceramic, chair, cheese, chemical, chemist, chicken, child, chilli, chimney,
  chocolate, cinema, city, class, clean, cleaning, clinic, cloth, cloud, club, cnc, cng, coaching, coating, coconut,
  coding, coffee, coir, cold, collection, college, commerce, commercial, communication, company, compliance,
  component, compressor, computer, concrete, conditioner, confection, construction, consult, consumer, contractor,
  cook, cookie, cool, copper, corner, corporation, corrugated, cosmetic, cotton, counselling, courier, craft,
  creation, creative, cricket, crockery, crop, cup, curry, curtain, cutlery, cycle, dairy, dance, data, day, dealer,
  decor, decoration, delivery, denim, dental, dentist, depot, design, detective, detergent, developer, development,
  diagnostic, diamond, die, diesel, digital, distribution, doctor, door, dress, drink, driving, drone, drug, dye,
  eat, eco, ecommerce, education, electric, electricity, electronic, elevator, embroidery, employment, emporium,
  energy, engineer, engrave, enterprise, entertainment, envelope, equipment, erp, estate, ev, event, excavate,
  excavation, exhibition, export, express, eye, fabric, facility, factory, farm, fashion, fast, fastener, fencing,
  fertilizer, film, filter, fintech, fish, fitness, floor, flour, flower, food, footwear, for, forging, freight,
  fresh, fruit, furnishing, furniture, game, garage, garden, garment, gas, gasket, gem, generator, gift, girl,
  glass, global, glove, goat, gold, good, gps, grain, granite, grape, graphics, green, grocer, grocery, grooming,
  group, guard, guest, guide, gym, gynaecology, hair, handbag, handicraft, handloom, hardware, health, healthcare,
  heater, heating, helmet, helpdesk, herbal, hire, hoarding, holiday, home, honey, hosiery, hospital, hospitality,
  hostel, hotel, hour, house, hr, hub, human, hydraulic, hygiene, ice, immigration, import, in, incense, industrial,
  industry, information, infotech, infra, infrastructure, innovation, inspection, institute, institution,
  instrument, insulation, interior, international, internet, inverter, iot, iron, irrigation, it, ivf, jacket,
  jeans, jewel, jewelry, job, juice, jute, kebab, kid, kitchen, kite, knife, knitwear, knowledge, kurta, kurti, lab,
  label, laboratory, lady, lamination, lamp, land, landscaping, laptop, laundry, learning, leather, led, legal,
  lemon, lifestyle, lift, light, linen, liquor, lodge, logistic, lorry, lounge, lpg, lubricant, luggage, lumber,
  machine, magazine, maintenance, maize, maker, makeup, mall, man, manage, management, mango, manpower, manufacture,
  manufacturing, marble, marine, market, marriage, mart, massage, material, matrimony, mattress, meat, mechanic,
  media, medical, medicine, merchandise, metal, metro, milk, mill, millet, mine, mineral, mobile, momo, motor,
  motorcycle, mould, mover, movie, music, mutton, nanny, natural, network, new, news, noodle, nurse, nursery,
  nutrition, of, office, oil, onion, online, optic, optician, orange, organic, organisation, orthopaedic,
  outsourcing, overseas, pack, packaging, paint, palace, panel, paper, parcel, park, parlour, parts, party,
  passport, pasta, pathology, paver, payment, pcb, pen, pencil, pepper, perfume, pest, pet, petrol, petroleum,
  pharma, pharmaceutical, pharmacy, phone, photo, photography, physiotherapy, pickle, pipe, pizza, plan, plant,
  plastic, plate, play, playschool, plot, plumb, ply, plywood, podcast, point, polymer, pork, port, potato, pottery,
  poultry, power, prawn, precision, prep, preschool, press, print, processing, procurement, product, production,
  project, property, prosthetic, publication, publisher, pulse, pump, purifier, pvc, radio, radiology, rail, ration,
  real, realty, recruitment, recycling, refinery, refrigeration, refrigerator, relocation, rent, rental, repair,
  research, resort, resource, restaurant, result, retail, rice, rider, road, roaster, robotics, roofing, room,
  rubber, safety, saffron, salad, sale, salon, sandwich, sanitary, saree, sauce, sawmill, scaffolding, school,
  science, scooter, scrap, screw, seafood, sealant, security, seed, semiconductor, sensor, seo, service, sewing,
  shampoo, shipping, shirt, shoe, shop, shuttering, sign, silk, silver, skin, skincare, snack, soap, sock, sofa,
  softech, software, solar, solution, souk, sound, soup, spa, spice, spinning, spoon, sport, staff, startup,
  stationery, stay, steel, stitching, stone, storage, store, stove, studio, sugar, suit, suite, supermarket,
  supplier, supply, support, surgical, surveillance, survey, sushi, sweet, swimming, system, tailor, tarpaulin,
  tattoo, taxi, tea, teach, tech, technical, technology, telecom, television, tent, test, textile, the, theater,
  theatre, therapy, ticket, tiffin, tile, timber, toilet, tomato, tool, tour, tourism, towel, towing, toy, tractor,
  trade, trailer, train, transformer, translate, translation, transport, travel, trouser, truck, tuition, turbine,
  turmeric, tutor, tutorial, tv, typing, tyre, umbrella, uniform, unit, universal, upholstery, urology, utensil,
  utility, vaccine, vacuum, valve, vegetable, vehicle, vending, ventilation, venture, verification, veterinary,
  video, villa, wafer, wallpaper, ware, warehouse, wash, waste, watch, water, wear, weave, web, website, wedding,
  weld, wellness, wheat, wholesale, wig, wind, window, wine, wire, wiring, woman, wood, wool, woollen, work,
  workshop, world, yarn, yoga, yogurt, zinc, zipper, zone
`);

/** The same in Indian languages, found in other spellings too: Mishthan Bhandar, Vastralaya, Maligai Kadai. From memory. */
export const indianTradeWords = list(`
  abhushan, achagam, achar, akki, anaj, annabhandar, arisi, atta, aushadhalay, aushadhalaya, aushadhi, bangaram,
  barfi, bartan, bastra, bastralaya, batte, beej, bhaji, bhandar, bhojan, bhojanalay, bhojanam, bipani, biyyam,
  boighar, chaat, chai, chaiwala, chakki, chappal, chawal, chikitsa, chikitsalaya, churan, dahi, dal, darzi, dawai,
  dawakhana, dhaba, dokan, doodh, dosa, dugdha, dukan, dukanam, ennai, farsan, gehna, ghani, ghee, halwai, idli,
  ispat, jalebi, jalpan, javuli, joota, kachori, kadai, kagaz, kapada, kapda, kariana, kariyana, karkhana, karyana,
  kendra, khad, khadya, khanaval, khanavali, khanavli, khichdi, kirana, kiranawala, kitab, krishi, krushi, kulfi,
  kuragayalu, laddu, ladoo, lakdi, lassi, loha, machher, makhan, maligai, mandi, mandulu, marundhagam, marunthagam,
  maruthuvamanai, masala, masale, meen, mishtan, mishtanna, mishthan, mishti, mistanna, misthan, mithai, mithaiwala,
  murukku, nagai, nagaikadai, namkeen, nashta, nirmata, oota, ousadhalaya, oushadhalaya, paalu, paan, pachallu,
  pakoda, palagaram, paneer, papad, paratha, paridhan, parivahan, patasala, pathippagam, pathshala, pav, perugu,
  phal, pindivantalu, poha, poshak, prakashan, pustak, pustaka, pustakalaya, rasoi, roti, sabji, sabzi, samagri,
  samosa, sarafa, sari, seva, sewa, shakahari, sherbet, silai, tel, thali, thengai, thuni, thunikadai, tindi, udyog,
  unavagam, unavu, upahar, upahara, upaharagriha, vaidyasala, vaidyashala, vastra, vastralaya, vastralayam, vastram,
  vidyalaya, vikreta, vivasayam, vyapar, vyavsay, wala, wale, zewar
`);

/** A shop after another word; at the beginning a surname or a first name: Angadi Silks. */
export const shopEndings = list(
  "angadi, bhavan, bhawan, chandi, darshini, ghar, kada, mahal, mandir, mane, mess, nilayam, nivas, niwas, sadan, vilas",
);

/** Praise adds nothing to a trade. */
export const praiseWords = list(`
  best, classic, elite, excellent, fine, first, golden, grand, great, ideal, king, modern, perfect, premium, prime,
  quality, royal, smart, super, supreme, top, unique, vip
`);

/** Where goods or a style come from: 'Thai Spa' is still only a spa. */
export const originWords = list(`
  african, american, arabian, asian, assamese, australian, bengali, british, canadian, chinese, continental, dutch,
  eastern, egyptian, english, european, french, german, goan, greek, gujarati, irish, italian, japanese, kannada,
  kashmiri, korean, lebanese, malayalam, marathi, mexican, mughlai, northern, odia, oriental, persian, punjabi,
  rajasthani, russian, scottish, southern, spanish, swiss, tamil, telugu, thai, tibetan, turkish, vietnamese, western
`);

/** Words that say nothing about the trade itself. */
export const fillerWords = list(
  "company, corporation, group, enterprise, solution, service, india, global, new, best, super, business",
);

/** Very many names begin with one of these, so likeness is the risk. */
export const overusedWords = list(`
  apex, aum, balaji, bright, durga, dynamic, eagle, galaxy, ganesh, ganpati, global, infinity, jai, krishna, laxmi,
  lakshmi, lotus, maa, mahadev, om, omkar, orbit, phoenix, radhe, ram, sai, shakti, shiv, shree, shri, sri, sunrise,
  trinity, universal, vision, zenith
`);

/** Adjectives that hang in the air once the noun after them is gone: 'Samriddhi Small'. */
export const hangingWords = list(`
  big, central, common, direct, easy, first, general, joint, large, local, main, micro, mini, mutual, new, next, old,
  open, people, peoples, personal, primary, private, public, quick, real, regional, reserve, rural, safe, second,
  secure, simple, small, social, special, united, urban, your, my, our
`);

/** Ordinary words that many would choose. A rewrite that leaves nothing but these is not offered. */
export const ordinaryWords = list(`
  active, adarsh, advance, allied, alpha, ananda, asha, bharosa, blue, bridge, brother, capital, care, champion,
  choice, circle, citizen, clear, click, community, connect, core, crown, crystal, daily, daughter, delta, diamond,
  dream, east, edge, elephant, empire, ever, express, faith, family, farmer, field, fire, flower, focus, force,
  forest, forever, freedom, friend, future, ganga, gateway, godavari, green, grow, growth, guardian, guru, hand,
  handspun, hanuman, happy, harmony, haven, heart, hello, heritage, home, hope, horizon, humanity, impact, jan,
  jeevan, joy, kalyan, kaveri, kisan, kranti, lane, larder, leader, legacy, library, life, line, lion, literacy, lok,
  magic, mahalakshmi, mahalaxmi, mahila, mangal, marriage, mass, mega, mercy, mind, mother, narmada, nation, nature,
  nava, nirmal, north, ocean, one, pack, pay, pearl, pioneer, planet, pragati, pride, progress, promise, prosperity,
  pure, rainbow, red, regal, relief, rise, river, rose, sagar, sahara, sahyog, sampada, sampoorna, samriddhi, sanchay,
  saraswati, saving, seva, sewa, shanti, share, shelter, shield, shubh, signature, silver, sister, sky, son, south,
  spark, spring, star, sterling, stone, street, strong, success, summit, sun, suraksha, surya, swadeshi, swift, tiger,
  time, total, tower, tree, true, trust, unity, unnati, up, us, vaibhav, valley, value, victory, vijay, vikas,
  vishwas, vision, voice, wave, way, welfare, west, white, wonder, yamuna, young, youth, zero
`);
