import { describe, expect, test } from "vitest";
import { checkName, compareNames } from "./check.ts";

const check = (name: string) => checkName({ name, structure: "private-limited" });
const rows = (text: string) => text.trim().split(/\s*[|\n]\s*/);

/** The finding that decides and its level: 'block empty'. */
const kinds: Record<string, string> = {
  "block empty": `
    Private Limited Company|Limited Company|Company|Private Company|Pvt Ltd Company|LLP Company|The Company Limited|Company Limited
    Corporation|Group Company|Private Limited Group|Limited Corporation|OPC Private Company|Co Ltd|Group of|Corpn|Corp Limited|Private Group
    PRIVATE LIMITED COMPANY|company private limited|Co. Private Limited`,
  "block ending-inside": `
    Zentrovia Limited Company|Zentrovia Private Limited Foods|Qorvex Private Limited Company|Qorvex Pvt Foods|Qorvex Ltd Foods
    Qorvex Limited Corporation|Qorvex Limited Group|Qorvex Private Company|Private Limited Qorvex|Qorvex Pvt Ltd Tools|Qorvex OPC Tools
    Qorvex Limited Co|Tantu Ltd Weaves|Tantu Limited Corp|Tantu Private Limited Weaves|Jonaki Pvt Lamps|Jonaki Limited Company
    Jonaki Private Corporation|Anvaya Limited Group|Anvaya Pvt Software|Anvaya Ltd Software`,
  "warn initials": `
    X|ABC XYZ|Q|x|Abc|Xyz Foods|PQR Traders|ABC Industries|AAA Foods|XX|Q Foods|K Traders|F k|ABCD|Lmn Textiles|abc xyz|BCD Tools
    A.B.C.|QRTX Foods|Z Software|MNOP|KK Traders|Rst Exports|DJ Foods`,
  "warn descriptive": `
    Wedding Planners|Water Purifier Company|Thai Spa|Swiss Watches|Tent House|Party Decorators|Air Conditioner Services|Hair Salon|24x7 Pharmacy
    Chinese Food Point|Italian Pizza Kitchen|Mobile Phone Repairs|Laptop Services|Interior Designers|Packers and Movers|Home Tailors
    Punjabi Dhaba|Mughlai Biryani House|Cinema Tickets|Physiotherapy Clinic|Veterinary Clinic|Gift Shop|Wholesale Grocers
    Car Washing Centre Services|Garden Nursery|Korean Beauty Products|German Engineering Works|Dance Academy|Plumbers and Electricals
    Plates and Spoons|Cups and Bowls
    Vastra Bhandar|Kirana Bhandar|Mishthan Bhandar|Misthan Bhandaar|Maligai Kadai|Kirana Angadi|Pustaka Angadi|Vastralayam|Krushi Kendra
    Kariyana Store|Farsan House|Bastra Bipani|Pune Vastra Bhandar|Chai Wala|Javuli Kadai|Nagai Kadai|Pav Bhaji Centre|Lassi Corner|Kannada Pustakalaya|Saree Mandir|Gehna Ghar|Idli Dosa Kadai|Lalitpur Handicrafts|Jaipur Kapda Bazaar|Ahilyanagar Steel Works
    Welding Services|Camera Shop|Television|Radio Productions|Airports Consultants|Lorry Transport|Malnad Mart|Oota Mane|Batte Angadi|Mishti Bhandar|Meen Kadai`,
  "warn mark": `
    Star Bucks|7 Eleven|Physics Wala|Samsang|Coca Kola|Apolo Hospitals|Asian Paint House|Mc Donalds|Indane Gas|Zo Mato|Swigy Kitchens
    Flip Kart|Whats App Tools|Dominoes Pizza|Pizza Hutt|Rolls Royse|Nikon Addidas|Patanjaly Herbs|Haldirams Sweets|Parlee Biscuits
    Maruthi Motors|Amazone Online|Tittan Watches|Raymonds Suits|Havels Fans|Godraj Locks|Britania Bakes|Tanishk Jewels|Airtell Broadband
    Saravana Bhavan Tiffins|CaratLane Gold|Wagh Bakri Tea Point|Balaji Wafers House|ISKCON Sweets|Christian Dior Bags|Lal Path Labs
    Chaayos Cafe|Ather Scooters|Bluestone Jewels|Aavin Dairy|Ghadi Detergent|Taj Mahal Tea|Hundai Spares|Sumsung Mobiles|Bislery Water|Pan Tene Hair|Nest Le Foods|Cad Bury Chocolates|Lens Kart Opticals
    Nikee Shoes|Omato Foods|Vypro Software|Gugle Search|Swigi Foods|Byjoos Learning|Amool Dairy|Ammul Dairy|Fonepay Wallets
    Ujala Whitener|Santoor Soap|Kwality Ice Creams|Everst Masala|Sunfest Biscuits|Fortune Tel|Lizoll Cleaners|Medimiks Soaps|Kissen Jam
    Good Night Mosquito Coils|MTR Masala|MDH Masale|Dawat Rice|Tropikana Juices|Parashute Coconut Oil|Savlonn Soaps|Nilons Pickles|Yippee Noodles|Feviquik Glue`,
  "block forces-and-offices": `
    UPSC Guide|SSC Coaching|NDRF Gear|upsc academy|Upsc Mentors|ssc tutors|Cbdt Advisors|DGCA Pilots|NSDC Skills|NIOS Classes|CRPF Canteen
    BSF Sweets|ISRO Kids|NTPC Vendors|IIT Mentors|AIIMS Prep|CBSE Tutors|FSSAI Helpers|SEBI Advisors|EPFO Helpdesk|NHAI Contractors
    ONGC Suppliers|IOCL Transport|NHRC Legal
    TRAI Advisors|RERA Helpers|CPCB Testing|KSRTC Parcel|BBMP Contractors|IFSCA Desk|AAI Cargo
    UIDAI Services|CBFC Films|Narcotics Control Bureau Advisory|Airports Authority Consultants`,
  "warn public-marks":
    "BCCI Sports|IPL Fans Club|FICCI Events|CII Trainers|NASSCOM Techies|UPI Pay|Aadhaar Print|bcci academy|ICC Cricket",
  "block schemes": `
    GeM Tender|Swachh Bharat|Swachh Bharat Toilets|GeM Portal Experts|Gem Registration Services|Digital India Labs|Make in India Tools
    Startup India Hub|Skill India Classes|Jan Dhan Traders|Jan Aushadhi Stores|Ayushman Bharat Clinics|Vande Bharat Tours|Jal Jeevan Pipes
    Namami Gange Boats|Beti Bachao Crafts|PM Kisan Seeds|Fasal Bima Mitra|Drone Didi Academy|Surya Ghar Solar|Khelo India Sports
    Atmanirbhar Tools|Viksit Bharat Media`,
  "warn scheme-words":
    "Udyam Helpdesk|Anganwadi Toys|Ujjwala Stoves|Udyam Traders|Anganvadi Kits|Ration Card Services|Smart City Lights",
  "warn bank": "Benk of Qorvex|Qorvex Benking",
  "block bank": `
    Grameen Baank Mitra|Baank Qorvex|Bannk Qorvex|Qorvex Bankk|Qorvex Baanks|Qorvex Baanking|Qorvex Bankking|Qorvex Banker`,
  "warn government": "Goverment Jobs Qorvex|Govermnent Qorvex|Governmant Qorvex",
  "warn insurance": "Insurence Qorvex",
  // A word misspelt by a doubled letter is refused as the word itself is.
  "block insurance": "Qorvex Insurrance Desk",
  "warn university": "Univercity Qorvex|Qorvex Universty",
  "block offensive": `
    Sex Toys Bazaar|F**k|F**k Foods|Sh*t Happens Tees|B*tch Please Tees|Porn Studio Qorvex|Fuck Foods|Bullshit Media|Whore House Qorvex
    Bastard Burgers|Slut Fashions|C*nt Qorvex|XXX Movies|Nazi Uniforms|Chutiya Cafe|Harami Foods|Dildo Store|Rape Qorvex|Terror Qorvex
    Hitler Cafe|Khalistan Foods|Bra$$ B!tch
    Thevdiya Foods|Haramzada Clothing|Chootiya Cafe|Lavda Foods|Ch*tiya Cafe|Punda Foods|Bokachoda Tees|Choothiya Tees|Sulemaga Media`,
  "block slurs-and-terror": `
    Bhangi Cleaning Services|Chinki Noodles|Taliban Kebabs|Bin Laden Burgers|Binladen Burgers|ISIS Perfumes|LTTE Traders
    Kutta Kamina Clothing|Azad Kashmir Carpets|Talibaan Foods`,
  "warn caste-words":
    "Shudra Wear|Achhoot Films|Chamar Leather Works|Hijra Foods|Negro Wear|Jaish Perfumes|Naxal Gears",
  "block deity-and-trade": `
    Ganesha Beef Exports|Ganapati Mutton|Shiva Wines|Mahalakshmi Wines|Vishnu Shoes|Ayyappa Wines|Buddha Footwear|Allah Beedi
    Sai Baba Footwear|Durga Beer Bar`,
  "warn sacred-and-persons-name": "Tirupathi Leather|Ram Footwear|Gopal Wines",
  "warn deity-in-bar": "Murugan Bar|Jesus Bar",
  "warn parties": "Bharatiya Janata Party Store|Congress Youth Caterers|Shiv Sena Traders|AAP Ki Dukan|Trinamool Foods",
  "warn living-persons": "Virat Kohli Sports|Amitabh Bachchan Studios|Rajnikanth Cafe",
  "warn sounds-official": `
    District Collector Tea|Sarpanch Foods|Tehsildar Tea|Wakf Properties|Haj Committee Travels|Tirumala Devasthanam Laddu|CoWIN Health
    Delhi Metro Rail Parts|Ration Depot`,
  "block other-legal-form":
    "Qorvex Co-op Dairy|Qorvex Co op Foods|Qorvex Co-ops|Qorvex Sahakaari Mart|Sehkari Qorvex|Ko-operative Qorvex|Qorvex Kooperative|Sehkaar Milk",
  "block other-form-regional":
    "Qorvex Sahkar Foods|Qorvex Sahakara Dairy|Qorvex Somobay|Qorvex Kootturavu|Sahakaram Stores",
  "warn government-approval": "Qorvex Kommission|Kentral Qorvex|Qorvex Kourt",
  "warn financial-business": "Phinance Qorvex|Qorvex Kapital",
  "warn money-words": "Qorvex Kredit|Qorvex Phunding",
  "block place-only": "Chhatrapati Sambhajinagar|Dharashiv|Prayagraj|Sri Vijaya Puram|Port Blair|Kalaburagi",
  "warn foreign-place": "Rawalpindi Kitchens|Qorvex Chattogram Fabrics|Pokhara Treks|Shenzhen Gadgets|Qorvex Islamabad",
  "block public-broadcasters":
    "Doordarshan Films|Door Darshan Media|Akashwani Studios|Prasar Bharti Studios|All India Radio Qorvex|PIB Qorvex|Vividh Bharati Music",
  "block state-emblem":
    "Ashok Stambh Foods|Ashoka Stambha Films|Sarnath Simha Media|Ashoka Pillar Tiles|Lion Capital Qorvex|Sarnath Lion Tees",
  "warn castes": "Brahmin Sweets|Dalit Foods|Harijan Leather",
  "warn overused-only": "Shree Mithai|Om Vastralaya|Shri Vastra Bhandar|Balaji Bhojanalaya",
  "warn obscene": "Sex Education Qorvex|Sexy Qorvex|Nude Qorvex|Naked Qorvex|Erotic Qorvex|Kinky Qorvex",
};

describe.each(Object.entries(kinds))("%s", (kind, names) => {
  const [level] = kind.split(" ");
  test.each(rows(names))("%s", (name) => {
    const { verdict, findings, repairs } = check(name);
    const all = findings.map((finding) => `${finding.level} ${finding.id}`);
    expect(all).toContain(kind);
    expect(verdict).not.toBe("clear");
    if (level === "block") expect(verdict).toBe("blocked");
    // A rewrite is never worse: it meets no objection of any kind.
    for (const { base } of repairs) expect(check(base).verdict, base).toBe("clear");
  });
});

test.each(
  rows(`
    Sarkar and Daughters|Varsity Monk|Sarkar & Sons|Sarkar Brothers Timber|Mandal and Daughters|Anindita Sarkar Textiles|Mandal Brothers
    Nidhi Agarwal|Nidhi Sharma Foods|Ayush Goel|Ujjwala Patil|Atal Rao|Mantri and Sons|Vakil Brothers Printing|Fundu Chaat
    Ghadi Repair Qorvex|Isis Pharma Qorvex|Sita Ram Textiles|Judge and Sons|Ritwik Mandal Pottery|Sarkar Family Foods|Limited Edition Qorvex|Private Tutors Qorvex
    Thai Tulsi Table Qorvex|Swiss Qorvex|Mahendra Traders|Ratna Jewels|Mantra Yoga Studio
    Chitnis Analytics|Fundnani Fabrics|Bankar Agro Tools|Bankwala Timber|Nidhi Kothari Ceramics|Bankim Roy Books|Senapati Outdoors|Koshy Marine|Nyasa Textiles|Rajyalakshmi Silks
    Bimala Looms|Sansadhan Robotics|Simha Granites|Ayush Bhargava Optics|Trustham Tools|Cooperwala Metals|Unnikrishnan Spices|Boardwala Skates|Samajpati Pottery
    Kuyil Learning|Ilanthalir Seeds|Nesara Solar|Vennela Skincare|Gorinta Cosmetics|Pahat Media|Zarukho Homes|Shiuli Foods|Phulkari Lane|Kopou Teas
    Rahguzar Travels|Mazhavil Paints|Chembarathi Soaps|Huttari Coffee|Belli Modagalu Studio|Sindoori Sky Drones|Tarang Acoustics|Jugnu Nightlamps|Patang Play|Kathputli Learning
    Surya Vastra Weavers of Maheshwar|Meghdoot Mithai Collective|Annapurna Rasoi Stories|Thinnai Kadai|Aangan Bhandar Collective|Qivora Health|Trelvo Payroll|Sundara Vastralaya|Ottagam Maligai|Kaapi Kadhai
    Pinwheel Observatory|Sleepy Cobbler Shoes|Red Earth Pantry|Cardamom Compass|Lionfish Divers|Quarter Past Chai|Moonlit Monsoon Yoga|Three Kites Robotics|Slowcloth Sarees|Wheatfield Cycles
    Mahindrakar Looms|Palan Perfumes|Kitty Toys Qorvex|Angadi Silks|Darshini Rao Pottery|Dawa Lama Treks|Ashok Singh Traders|Gemini Studio Qorvex|Chitthi Gifts Qorvex
    Inamdar Instruments|Contractor Saddlery|Daruwala Chronicles|Subedar Spices|Munshi Ledger Software|Nagarseth Textiles|Thendral Fans|Malarvizhi Sarees|Konark Kettle|Chilika Prawns|Xorai Crafts|Aikyam Learning
    Prabhakar Pumps|Lalwani Lamps|Batliwala Books|Thali Theory|Sarnaik Saddles|Noyyal Knits|Quantum Kulfi|Teli Tales
    Priya Nair Pottery|Kent Hollow Tools|Heritage Loom House|Sule Brothers|Vilasrao Dairy|Chai Kadhai Qissa
    Rapid Qorvex|Relax Qorvex|Nettle Qorvex|Rational Qorvex|Minster Qorvex|Sussex Qorvex|Essex Traders Qorvex
    Sonny Qorvex|Batta Tools|Weeks Optics|Zorvani CCTV Systems|Qorvex TV Repairs|Paper Crane Studio|Blair Foods|Saurashtra Sesame Weaves`),
)("%s: nothing against it", (name) => {
  const { verdict, findings } = check(name);
  expect(verdict, findings.map(({ id, words }) => `${id} ${words.join()}`).join("; ")).toBe("clear");
});

test.each(["Nidhi Foods", "Agarwal Nidhi", "Ayush Clinics", "Vakil Services", "Bharat Sarkar", "Sarkar Seva Sons"])(
  "%s: still no surname",
  (name) => {
    expect(check(name).verdict).not.toBe("clear");
  },
);

test.each([
  ["The Zyntra Foods of India", "Zyntra Foods"],
  ["The Zyntra of India", "Zyntra"],
  ["Zyntra Foods of India", "The Zyntra Food"],
  ["The Zyntra Company of India", "Zyntra"],
  ["The Zyntra Foods of Kerala", "Zyntra Foods"],
  ["Zyntra Foods of India", "Zyntra Foods India"],
  ["Zyntra Looms of Navi Mumbai", "Zyntra Loom"],
])("%s counts as %s", (first, second) => {
  expect(compareNames(first, second).verdict).toBe("same");
  expect(compareNames(second, first).verdict).toBe("same");
});

test("'of' alone makes no two names the same", () => {
  expect(compareNames("House of Zyntra", "Zyntra Foods").verdict).toBe("different");
});

describe("a rewrite is checked as a name is", () => {
  test.each(
    rows(`
      Sarkari Naukri Guide|F**k|Mc Donalds|Swachh Bharat Toilets|NDRF Gear|Govt Apple|National Titan|Sarkari Yatra|Bank of Toilets
      Star Bucks|Private Limited Company|X|ABC XYZ|Central Chimneys|National Puma|Government Naukri|Khadi Toilets|Reserve Bank Visa
      Republic Day Sweets|Governor Lounge|Vidhan Sabha Canteen|Mumbai Police Canteen|Rashtriya Dawakhana|MDH Masale|KSRTC Parcel
      AAP Ki Dukan|Durga Beer Bar|UPI Sound Box|Allah Beedi|State Gears|Police Boots|Sh*t Tees|Wedding Planners|Union Cabs`),
  )("%s: none that only moves the trouble, and the blank says what to change", (name) => {
    const { repairs, pattern } = check(name);
    expect(repairs.filter(({ change }) => !change.includes("is said to mean")).map(({ base }) => base)).toEqual([]);
    expect(pattern).toContain("____");
  });

  test.each([
    ["Wedding Planners", "____ Wedding Planners Private Limited"],
    ["Water Purifier Company", "____ Water Purifier Private Limited"],
    ["Swachh Bharat Toilets", "____ Toilets Private Limited"],
    ["Mc Donalds", "____ Private Limited"],
    ["F**k", "____ Private Limited"],
    ["Zerodha Wealth", "____ Private Limited"],
    ["Prasar Bharti News", "____ News Private Limited"],
    ["Sansad Television", "____ Television Private Limited"],
  ])("%s: %s", (name, pattern) => {
    expect(check(name).pattern).toBe(pattern);
  });

  test.each([
    ["Zentrovia Limited Company", "Zentrovia Company"],
    ["National Zyntra", "Zyntra"],
  ])("%s: %s stays", (name, base) => {
    expect(check(name).repairs[0]?.base).toBe(base);
  });
});

test.each([
  ["Bharat Apple Global Foods", ["mark-elsewhere"]],
  ["Sri Apple Qorvex", ["mark-elsewhere", "overused"]],
  ["Titan Ridge Bakes", ["mark-elsewhere"]],
  ["Om Qorvex", ["overused"]],
  ["Qorvex India", []],
  ["Sarkar and Daughters", []],
])("the risks of %s: %j", (name, ids) => {
  const { verdict, risks } = check(name);
  expect(verdict).toBe("clear");
  expect(risks.map(({ id }) => id).sort()).toEqual(ids);
});
