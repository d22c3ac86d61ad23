import { list } from "./read-lists.ts";

/** Place names in lower case, beyond the states of content/states.ts. Long enough to catch the usual ones, not a gazetteer. */

export const indianPlaces = list(`
  india, indian, bharat, hindustan, bengal, orissa, pondicherry, kashmir, jammu, goa, malabar, konkan, vidarbha,
  deccan, bundelkhand, kathiawar, malnad, malenadu, marathwada, purvanchal, rayalaseema, saurashtra,
  coorg, kodagu, kutch, malwa, marwar, mewar, nilgiri, terai, agra, ahmedabad, ahmednagar, aizawl, ajmer,
  akola, aligarh, allahabad, amravati, amritsar, asansol, aurangabad, ayodhya, bangalore, bengaluru, bareilly, baroda,
  belagavi, belgaum, bellary, bhavnagar, bhilai, bhiwandi, bhopal, bhubaneswar, bikaner, bokaro, bombay, calcutta,
  calicut, chandigarh, chennai, cochin, coimbatore, cuttack, dehradun, delhi, dhanbad, dharwad, dibrugarh, durgapur,
  erode, faridabad, gandhinagar, gangtok, gaya, ghaziabad, gorakhpur, greater noida, gulbarga, guntur, gurgaon,
  gurugram, guwahati, gwalior, haridwar, hosur, howrah, hubballi, hubli, hyderabad, imphal, indore, itanagar,
  jabalpur, jaipur, jalandhar, jalgaon, jamnagar, jamshedpur, jhansi, jodhpur, kakinada, kalyan, kanpur, karur, kochi,
  kohima, kolhapur, kolkata, kollam, kota, kottayam, kozhikode, kurnool, lalitpur, leh, lucknow, ludhiana, madras, madurai,
  malegaon, mangalore, mangaluru, manipal, mathura, meerut, moradabad, mumbai, mysore, mysuru, nagpur, nanded, nashik,
  navi mumbai, nellore, new delhi, noida, panaji, panipat, patiala, patna, prayagraj, pune, raipur, rajahmundry,
  rajkot, ranchi, rourkela, salem, sangli, shillong, shimla, siliguri, solapur, srinagar, surat, thane, thanjavur,
  thiruvananthapuram, thrissur, tiruchirappalli, tirunelveli, tirupati, tiruppur, trichy, trivandrum, udaipur, ujjain,
  vadodara, varanasi, vellore, vijayawada, visakhapatnam, vizag, warangal, ahilyanagar, chhatrapati sambhajinagar,
  chhatrapati sambhaji nagar, sambhajinagar, dharashiv, osmanabad, narmadapuram, hoshangabad, sri vijaya puram,
  port blair, kalaburagi, ballari, vijayapura, bijapur, shivamogga, shimoga, tumakuru, tumkur, chikkamagaluru, chikmagalur,
  hosapete, hospet, rajamahendravaram, udhagamandalam, ooty, kanniyakumari, kanyakumari, thoothukudi, tuticorin,
  alappuzha, alleppey, kannur, cannanore, palakkad, palghat, thalassery, puducherry, nava raipur, faizabad,
  mughalsarai, sribhumi, karimganj, kadapa, anantapur, banaras, benares, poona, simla, bardhaman, burdwan,
  kanchipuram, gauhati, alwar, ambala, bathinda, berhampur, bharuch, bhagalpur, bhuj, bidar, bilaspur, chandrapur,
  darbhanga, darjeeling, davangere, dharamshala, dimapur, dindigul, eluru, gandhidham, haldwani, hisar, hoshiarpur,
  jaisalmer, jorhat, junagadh, karimnagar, karnal, khammam, kharagpur, kumbakonam, latur, manali, mehsana, mohali,
  morbi, muzaffarnagar, muzaffarpur, nagercoil, nainital, navsari, nizamabad, ongole, panvel, pathankot, porbandar,
  raichur, ratlam, ratnagiri, rishikesh, rohtak, roorkee, saharanpur, sambalpur, sarnath, satara, silchar, silvassa,
  sivakasi, sonipat, udupi, vapi, agartala
`);

export const continents = list(`
  africa, america, antarctica, asia, asia pacific, australia, europe, gulf, middle east, north america, oceania,
  scandinavia, south america
`);

export const foreignCountries = list(`
  afghanistan, albania, algeria, argentina, armenia, austria, azerbaijan, bahrain, bangladesh, belarus, belgium,
  bhutan, bolivia, brazil, britain, brunei, bulgaria, cambodia, cameroon, canada, chile, china, colombia, croatia,
  cuba, cyprus, czechia, denmark, ecuador, egypt, england, estonia, ethiopia, fiji, finland, france, georgia, germany,
  ghana, greece, hungary, iceland, indonesia, iran, iraq, ireland, israel, italy, jamaica, japan, jordan, kazakhstan,
  kenya, korea, kuwait, latvia, lebanon, libya, lithuania, luxembourg, malaysia, maldives, malta, mauritius, mexico,
  mongolia, morocco, mozambique, myanmar, namibia, nepal, netherlands, new zealand, nigeria, norway, oman, pakistan,
  panama, peru, philippines, poland, portugal, qatar, romania, russia, rwanda, saudi arabia, scotland, senegal,
  serbia, seychelles, singapore, slovakia, slovenia, somalia, south africa, spain, sri lanka, sudan, sweden,
  switzerland, syria, taiwan, tanzania, thailand, tunisia, turkey, uganda, ukraine, united arab emirates,
  united kingdom, united states, uruguay, uzbekistan, venezuela, vietnam, wales, yemen, zambia, zimbabwe, uae, usa, uk
`);

export const foreignCities = list(`
  abu dhabi, amsterdam, athens, baghdad, bahawalpur, bali, bangkok, barcelona, barisal, barishal, beijing, berlin,
  bhaktapur, biratnagar, birgunj, birmingham, boston, brussels, budapest, butwal, cairo, cambridge, chattogram,
  chengdu, chicago, chittagong, chongqing, colombo, comilla, copenhagen, coxs bazar, cumilla, dalian, dhaka, dharan,
  doha, dongguan, dubai, dublin, edinburgh, faisalabad, florence, foshan, frankfurt, geneva, guangzhou, gujranwala,
  gwadar, hamburg, hangzhou, hanoi, harbin, helsinki, hetauda, hong kong, houston, islamabad, istanbul, jaffna,
  jakarta, janakpur, jashore, jessore, johannesburg, kabul, kandahar, karachi, kathmandu, khulna, kuala lumpur,
  kunming, kyoto, lahore, larkana, lhasa, lisbon, london, los angeles, lumbini, lyon, macau, madrid, manchester,
  mandalay, manila, melbourne, milan, moscow, multan, munich, muscat, mymensingh, nairobi, nanjing, naples,
  narayanganj, nepalgunj, new york, ningbo, osaka, oslo, oxford, paris, peking, peshawar, phuket, pokhara, prague,
  qingdao, quetta, rajshahi, rangpur, rawalpindi, riyadh, rome, san francisco, seattle, seoul, shanghai, sharjah,
  shenyang, shenzhen, sialkot, stockholm, sukkur, suzhou, sydney, sylhet, tehran, thimphu, tianjin, tokyo, toronto,
  urumqi, vancouver, venice, vienna, warsaw, washington, wuhan, xiamen, yangon, yiwu, zhengzhou, zurich
`);
