import { list } from "./read-lists.ts";

/** Place names in lower case, beyond the states of content/states.ts. Long enough to catch the usual ones, not a gazetteer. */

export const indianPlaces = list(`
  india, indian, bharat, hindustan, bengal, orissa, pondicherry, kashmir, jammu, goa, malabar, konkan, vidarbha,
  deccan, coorg, kodagu, kutch, malwa, marwar, mewar, nilgiri, terai, agra, ahmedabad, ahmednagar, aizawl, ajmer,
  akola, aligarh, allahabad, amravati, amritsar, asansol, aurangabad, ayodhya, bangalore, bengaluru, bareilly, baroda,
  belagavi, belgaum, bellary, bhavnagar, bhilai, bhiwandi, bhopal, bhubaneswar, bikaner, bokaro, bombay, calcutta,
  calicut, chandigarh, chennai, cochin, coimbatore, cuttack, dehradun, delhi, dhanbad, dharwad, dibrugarh, durgapur,
  erode, faridabad, gandhinagar, gangtok, gaya, ghaziabad, gorakhpur, greater noida, gulbarga, guntur, gurgaon,
  gurugram, guwahati, gwalior, haridwar, hosur, howrah, hubballi, hubli, hyderabad, imphal, indore, itanagar,
  jabalpur, jaipur, jalandhar, jalgaon, jamnagar, jamshedpur, jhansi, jodhpur, kakinada, kalyan, kanpur, karur, kochi,
  kohima, kolhapur, kolkata, kollam, kota, kottayam, kozhikode, kurnool, leh, lucknow, ludhiana, madras, madurai,
  malegaon, mangalore, mangaluru, manipal, mathura, meerut, moradabad, mumbai, mysore, mysuru, nagpur, nanded, nashik,
  navi mumbai, nellore, new delhi, noida, panaji, panipat, patiala, patna, prayagraj, pune, raipur, rajahmundry,
  rajkot, ranchi, rourkela, salem, sangli, shillong, shimla, siliguri, solapur, srinagar, surat, thane, thanjavur,
  thiruvananthapuram, thrissur, tiruchirappalli, tirunelveli, tirupati, tiruppur, trichy, trivandrum, udaipur, ujjain,
  vadodara, varanasi, vellore, vijayawada, visakhapatnam, vizag, warangal
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
  abu dhabi, amsterdam, athens, baghdad, bali, bangkok, barcelona, beijing, berlin, birmingham, boston, brussels,
  budapest, cairo, cambridge, chicago, colombo, copenhagen, dhaka, doha, dubai, dublin, edinburgh, florence,
  frankfurt, geneva, hamburg, hanoi, helsinki, hong kong, houston, istanbul, jakarta, johannesburg, karachi,
  kathmandu, kuala lumpur, kyoto, lahore, lisbon, london, los angeles, lyon, madrid, manchester, manila, melbourne,
  milan, moscow, munich, muscat, nairobi, naples, new york, osaka, oslo, oxford, paris, phuket, prague, riyadh, rome,
  san francisco, seattle, seoul, shanghai, sharjah, stockholm, sydney, tehran, tokyo, toronto, vancouver, venice,
  vienna, warsaw, washington, zurich
`);
