import { lines, list } from "./read-lists.ts";

/**
 * Well-known marks, from memory but for those that were read as declared or listed well known. A selection, not a search:
 * the page says so. Only the name check loads it.
 */

/**
 * A warning wherever they stand. Those of five letters or more also split, by their sound and misspelt by one letter, those
 * of six or more also at the beginning of a word.
 */
export const strongMarks = list(`
  tata, birla, aditya birla, ambani, reliance, jio, adani, mahindra, godrej, bajaj, wipro, infosys, larsen, larsen toubro, larsen and toubro, l and t,
  kotak, indusind, paytm, phonepe, phonepay, razorpay, zerodha, groww, upstox, policybazaar, bharatpe, mobikwik, flipkart,
  myntra, meesho, nykaa, snapdeal, bigbasket, blinkit, zepto, swiggy, instamart, zomato, rapido, uber, oyo,
  makemytrip, goibibo, cleartrip, ixigo, byjus, byju, unacademy, vedantu, physics wallah, dream11, zoho, freshworks,
  justdial, indiamart, lenskart, firstcry, mamaearth, delhivery, blue dart, fedex, amul, mother dairy, britannia,
  parle, parle g, haldiram, bikaji, bikanervala, bikano, lijjat, aashirvaad, saffola, patanjali, dabur, baidyanath,
  emami, vicks, vicco, iodex, amrutanjan, boroline, maaza, frooti, thums up, limca, coca cola, coke, pepsi, pepsico,
  fanta, red bull, bisleri, rasna, rooh afza, bournvita, horlicks, complan, nestle, nescafe, maggi, kitkat, kit kat,
  cadbury, oreo, ferrero, kurkure, lays, kellogg, dominos, pizza hut, mcdonald, mcdonalds, starbucks, cafe coffee day,
  baskin robbins, vadilal, wow momo, licious, unilever, lifebuoy, surf excel, nirma, pantene, sunsilk, loreal,
  garnier, lakme, nivea, vaseline, colgate, pepsodent, gillette, 7 o clock, seven o clock, dettol, harpic, fevicol,
  pidilite, asian paints, nerolac, peter england, van heusen, louis philippe, levis, nike, adidas, reebok, bata,
  relaxo, skechers, fabindia, manyavar, tanishq, fastrack, rolex, cartier, gucci, prada, louis vuitton, chanel,
  armani, ray ban, joyalukkas, dmart, shoppers stop, pantaloons, croma, ikea, decathlon, walmart, carrefour, honda,
  suzuki, hyundai, kia, toyota, tesla, volkswagen, skoda, mercedes, benz, audi, ferrari, lamborghini, porsche,
  rolls royce, harley davidson, royal enfield, yamaha, ashok leyland, bosch, siemens, ceat, michelin, bridgestone,
  castrol, exide, amaron, havells, crompton, polycab, philips, samsung, sony, aiwa, panasonic, voltas, daikin, xiaomi,
  redmi, oppo, oneplus, realme, nokia, motorola, iphone, google, youtube, microsoft, intel, nvidia, adobe, cisco,
  lenovo, xerox, facebook, instagram, whatsapp, linkedin, netflix, spotify, hotstar, disney, openai, chatgpt, airtel,
  vodafone, oberoi, marriott, hilton, hyatt, cipla, ranbaxy, lupin, zydus, glenmark, biocon, pfizer, novartis,
  medanta, practo, pharmeasy, lodha, hiranandani, shapoorji, jindal, hindalco, ambuja, ultratech, kajaria, hindware,
  jaquar, hawkins, borosil, nilkamal, sleepwell, camlin, faber castell, spicejet, vistara, air india, muthoot,
  manappuram, motilal oswal, mastercard, paypal, deloitte, mckinsey, accenture, cognizant, lego, barbie, t series,
  zee, times of india, dainik bhaskar, aaj tak, johnnie walker, old monk, marlboro, harvard, 7 eleven, seven eleven,
  indane, bharat gas, hp gas, indian oil, saravana bhavan, caratlane, wagh bakri, iskcon, christian dior, chaayos,
  aavin, lal pathlabs, sunfeast, priyagold, tropicana, aquafina, kinley, mirinda, mountain dew, lipton, brooke bond,
  knorr, wai wai, top ramen, too yumm, chings, lizol, domex, odonil, mortein, cinthol, hamam, rexona, medimix, liril,
  savlon, sensodyne, stayfree, pampers, huggies, mamypoko, tupperware, scotch brite, aquaguard, pureit, livpure,
  duracell, feviquick, fevikwik, hatsun, milma, verka, havmor, aachi, sakthi masala, idhayam, milky mist, boroplus,
  kesh king, mangaldeep, mothers recipe, nilons, head and shoulders, fair and lovely, glow and lovely, cibil
`);

/** Marks of letters, in capitals or not. */
export const letterMarks = list(`
  tcs, hcl, itc, hdfc, icici, dhl, kfc, ccd, bmw, tvs, mrf, lg, ibm, dlf, jsw, kpmg, pwc, ndtv, jcb, hul, mdh, mtr
`);

/** Ordinary words with the trades that make them a warning. Elsewhere a line of information, or with ~ nothing. */
export const ordinaryMarks = lines(`
  apple: phone, computer, laptop, mobile, tech
  amazon: retail, online, logistic, cloud, mart
  titan: watch, clock, jewel, eye
  ola: cab, taxi, electric, mobility
  puma: shoe, footwear, sport, apparel
  dove: soap, hair, skin, beauty
  lux: soap, innerwear, hosiery
  tide: detergent, laundry, wash
  surf: detergent, laundry, wash
  ~wheel: detergent, soap
  ariel: detergent, laundry
  rin: detergent, soap
  jaguar: car, motor, auto
  ~hero: motor, cycle, bike
  maruti: car, motor, auto
  ford: car, motor, auto
  ~force: motor, traveller
  ~escorts: tractor, hospital
  raymond: suit, fabric, textile, cloth
  vimal: suit, fabric, saree
  arvind: textile, denim, fabric
  ~liberty: shoe, footwear
  woodland: shoe, footwear, apparel
  paragon: footwear, slipper
  ~metro: shoe, cash and carry
  zara: fashion, cloth, apparel
  ~max: fashion, hospital, insurance
  ~lifestyle: store, fashion
  westside: store, fashion
  ~more: supermarket, retail
  taj: hotel, resort, hospitality
  leela: hotel, palace
  ~social: cafe, bar, restaurant
  lemon tree: hotel
  ginger: hotel
  subway: sandwich, restaurant
  barista: coffee, cafe
  naturals: ice cream, salon
  everest: masala, spice
  ~catch: spice, masala
  fortune: oil, atta, food
  dhara: oil
  nandini: milk, dairy, ghee
  himalaya: herbal, wellness, drug
  ~real: juice
  sprite: drink, beverage
  ~boost: drink, nutrition
  tang: drink
  ~quaker: oats
  kissan: jam, ketchup, squash
  bingo: snack, chips
  visa: card, pay, fintech
  axis: bank, finance, securities
  ~yes: bank
  cred: credit, pay, fintech
  angel one: broking
  edelweiss: finance, broking
  shriram: finance, chit, transport
  sundaram: finance, clayton
  bandhan: bank, finance
  ~tally: software, accounting, erp
  naukri: job, recruit, portal
  shaadi: matrimony, com
  yatra: travel, tour, online
  noise: watch, audio, earphone
  boat: audio, earphone, speaker
  lava: mobile, phone
  vivo: mobile, phone
  ~idea: cellular, telecom
  bharti: telecom, cellular
  ~star: tv, television, sports network
  ~sun: tv, pharma
  ~colors: tv, channel
  ~meta: social network, vr
  ~zoom: video call, conferencing
  oracle: software, database
  ~windows: software, operating
  android: phone, software
  canon: camera, printer
  alexa: assistant, speaker
  apollo: hospital, pharmacy, tyre
  aster: hospital, clinic
  narayana: hospital, health
  mankind: pharma
  torrent: pharma, power
  omega: watch
  sonata: watch
  orient: fan, electric, cement
  usha: fan, sewing, appliance
  luminous: inverter, battery
  anchor: switch, electric
  blue star: cooling, aircon
  whirlpool: appliance, washing
  prestige: cooker, estate, homes
  pigeon: cooker, stove
  milton: flask, bottle
  cello: pen, bottle
  ~supreme: plastic, furniture
  berger: paint
  sobha: developer, realty
  brigade: developer, realty
  vedanta: metal, mining, resources
  cera: sanitary, tile
  kalyan: jewel
  malabar: gold, jewel
  park avenue: apparel, perfume
  axe: deodorant
  whisper: sanitary, hygiene
  classmate: notebook, stationery
  apsara: pencil
  natraj: pencil
  parker: pen
  navneet: book, education
  kingfisher: beer, airline
  indigo: airline, aviation
  caterpillar: machinery, tractor
  urban company: service, salon
  barbeque nation: restaurant
  dharma: film, production
  hallmark: card, greeting
  ~balaji: wafer, chips, namkeen
  ather: scooter, electric, energy
  bluestone: jewel, gold, diamond
  ~ghadi: detergent, soap
  taj mahal: tea
  daawat: rice, basmati
  ~india gate: rice, basmati
  kohinoor: rice, basmati
  ~rajdhani: besan, atta, flour, dal
  ~badshah: masala, spice
  ~priya: pickle, masala
  ~anmol: biscuit, cookie
  ~good day: biscuit, cookie
  ~gemini: oil
  ~freedom: oil
  parachute: oil, hair
  ~sudha: milk, dairy
  ~heritage: milk, dairy
  gowardhan: ghee, cheese, dairy
  kwality: ice cream
  ~arun: ice cream
  ~paper boat: drink, juice, beverage
  ~girnar: tea
  ~red label: tea
  ~three roses: tea
  ~slice: drink, juice, mango
  ~santoor: soap
  ~pears: soap
  ~chandrika: soap
  ~vim: dishwash, dish, utensil
  ~comfort: fabric, laundry
  ~ujala: whitener, detergent, fabric
  ~good knight: mosquito, insect, repellent
  ~all out: mosquito, insect, repellent
  ~zandu: balm, ayurveda, herbal
  ~vatika: hair, oil, shampoo
  ~navratna: oil
  ~ponds: cream, skin
  ~meera: shampoo, hair
  ~cycle: agarbatti, incense
  ~butterfly: mixer, cooker, stove
  ~preethi: mixer, grinder, cooker
  ~kent: purifier, ro
  ~yippee: noodle, pasta
  ~closeup: toothpaste
  ~clinic plus: shampoo
  eveready: battery, torch
  blackberry: phone, shirt
`);

/** Words, names and phrases that only sound or look like one of them, or contain one in its ordinary meaning. */
export const notMarks = list(`
  aaron, adore, ambati, ambuj, arman, armaan, avani, barrie, baseline, batta, brittany, careful, carrier, carter, castro,
  channel, chapel, chroma, complain, compton, exile, goggle, googly, grow, grown, growl, index, insane, inter, kajari,
  larson, levin, levy, lewis, lexis, lodhi, lodhra, lupine, maggie, magi, mahendra, mantra, neeka, nestled, nettle, nicka, nikka, nirmal,
  norma, parley, parole, parse, phoneme, philip, phillips, praja, prana, raina, rapid, ratna, readme, realm, relax,
  self reliance, sonny, tanish, tanisha, tatta, tessa, vedant, vicious, vicky, vistar, vistaar, volta, waive, weeks
`);
