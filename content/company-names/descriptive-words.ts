/**
 * Words that only describe a trade, in the singular. A name made of these, of praise and of places alone is 'only
 * descriptive'. The lists are ours; they grow as the Registrar's objections are seen.
 */
export const descriptiveWords = (
  "academy|accessory|accounting|adhesive|advertising|advisor|advisory|age|agency|agent|agri|agricultural|" +
  "agriculture|agro|ai|air|airline|almond|aluminium|analytics|and|animation|app|apparel|application|art|associate|" +
  "atta|auto|automation|automobile|automotive|aviation|ayurveda|baby|bag|bagel|bake|baker|bakery|banana|bath|" +
  "battery|bazaar|bearing|beauty|beef|beer|beverage|bhandar|bike|bio|biotech|biryani|bistro|blanket|bolt|book|" +
  "bottle|boutique|boy|brand|brass|bread|brick|broadband|broom|brush|builder|building|burger|business|cab|cable|" +
  "cafe|cake|car|card|cardamom|care|career|cargo|carpet|carton|cashew|casting|caterer|catering|cement|ceramic|chair|" +
  "chemical|chicken|child|chilli|chocolate|city|class|classes|cleaner|cleaning|clinic|cloth|clothing|cloud|club|" +
  "coaching|coating|coconut|coding|coffee|cold|collection|college|commerce|commercial|communication|company|" +
  "component|computer|confection|construction|consultancy|consultant|consulting|consumer|contractor|cookie|copper|" +
  "corporation|cosmetic|cotton|courier|craft|creation|creative|cricket|crop|curry|curtain|cycle|dairy|dal|data|" +
  "dealer|decor|delivery|dental|design|designer|detective|developer|development|dhaba|diagnostic|diamond|die|" +
  "digital|distribution|distributor|doctor|door|dress|drink|driving|drug|dye|eat|eco|ecommerce|education|" +
  "educational|electric|electrical|electricity|electronic|emporium|energy|engineer|engineering|enterprise|" +
  "entertainment|equipment|estate|event|export|exporter|express|eye|fabric|fabrication|facility|farm|farmer|farming|" +
  "fashion|fast|fastener|fertilizer|film|fintech|fish|fitness|flour|food|footwear|for|forging|freight|fresh|fruit|" +
  "furnishing|furniture|game|gaming|garment|gas|gem|ghee|girl|global|glove|goat|gold|good|goods|grain|granite|grape|" +
  "graphics|green|grocery|group|gym|handbag|handicraft|handloom|hardware|health|healthcare|helmet|help|herbal|home|" +
  "hosiery|hospital|hospitality|hostel|hotel|hour|house|housing|hr|hub|human|ice|immigration|import|in|industrial|" +
  "industry|information|infotech|infra|infrastructure|innovation|institute|institution|interior|international|" +
  "internet|iron|it|jacket|jewel|jeweller|jewellery|jewelry|job|juice|kebab|kendra|kid|kirana|kitchen|kite|knife|" +
  "knowledge|kurta|kurti|lab|label|laboratory|labs|lady|lamp|land|laundry|learning|leather|led|legal|lemon|" +
  "lifestyle|light|lighting|liquor|lodge|logistic|logistics|machine|machinery|magazine|maintenance|maize|mall|man|" +
  "management|manager|mandi|mango|manpower|manufacturer|manufacturing|marble|marine|market|marketing|mart|masala|" +
  "material|mattress|meat|media|medical|medicine|metal|milk|mill|millet|mine|mineral|mining|mobile|momo|motor|" +
  "motorcycle|mould|mover|movie|music|mutton|natural|network|networks|new|news|noodle|nursery|nursing|of|office|oil|" +
  "onion|online|optic|optical|orange|organic|organisation|outsourcing|overseas|pack|packaging|packer|paint|palace|" +
  "paper|park|parts|passport|pasta|paver|payment|pencil|pepper|perfume|pest|pet|pharma|pharmaceutical|pharmacy|" +
  "photo|photography|pickle|pipe|pizza|plant|plastic|play|plot|plumbing|ply|plywood|point|polymer|pork|port|potato|" +
  "poultry|power|prawn|precision|prep|press|print|printer|printing|product|production|project|property|publication|" +
  "publisher|pulse|pump|rail|real|realty|recruitment|recycling|refinery|rental|repair|research|resort|resource|" +
  "restaurant|result|retail|rice|rider|road|roaster|robotics|room|rubber|safety|saffron|salad|sale|sales|salon|" +
  "sandwich|sanitary|saree|sauce|school|science|scooter|seafood|sealant|security|seed|semiconductor|sensor|service|" +
  "shampoo|shipping|shirt|shoe|shop|silk|silver|snack|soap|sock|softech|software|solar|solution|souk|soup|spa|spice|" +
  "sport|staff|staffing|startup|stationery|stay|steel|stone|storage|store|studio|sugar|suit|suite|supplier|supply|" +
  "support|sushi|sweet|system|taxi|tea|tech|technical|technology|telecom|textile|the|tiffin|tile|timber|tomato|tool|" +
  "tour|tourism|towel|toy|tractor|trade|trader|trading|train|training|transport|transportation|travel|trouser|truck|" +
  "tuition|turmeric|tutor|tutorial|tyre|udyog|umbrella|uniform|unit|universal|utility|valve|vegetable|vehicle|" +
  "venture|verification|video|villa|ware|warehouse|warehousing|waste|water|wear|web|wedding|wellness|wheat|wind|" +
  "window|wine|wire|woman|wood|wool|woollen|work|works|world|yarn|yoga|zinc|zone"
).split("|");

/** Praise adds nothing to a trade. */
export const praiseWords = (
  "best|classic|elite|excellent|fine|first|golden|grand|great|ideal|king|modern|perfect|premium|prime|quality|royal|" +
  "smart|super|supreme|top|unique|vip"
).split("|");

/** Words that say nothing about the trade itself. */
export const fillerWords =
  "company|corporation|group|enterprise|solution|service|india|global|new|best|super|business".split("|");

/** Very many names begin with one of these, so likeness is the risk. */
export const overusedWords = (
  "apex|aum|balaji|bright|durga|dynamic|eagle|galaxy|ganesh|ganpati|global|infinity|jai|krishna|laxmi|lakshmi|lotus|maa|" +
  "mahadev|om|omkar|orbit|phoenix|radhe|ram|sai|shakti|shiv|shree|shri|sri|sunrise|trinity|universal|vision|zenith"
).split("|");

/** Adjectives that hang in the air once the noun after them is gone: 'Samriddhi Small'. */
export const hangingWords = (
  "big|central|common|direct|easy|first|general|joint|large|local|main|micro|mini|mutual|new|next|old|open|people|" +
  "peoples|personal|primary|private|public|quick|real|regional|reserve|rural|safe|second|secure|simple|small|social|" +
  "special|united|urban|your|my|our"
).split("|");

/** Ordinary words that many would choose. A rewrite that leaves nothing but these is not offered. */
export const ordinaryWords = (
  "active|adarsh|advance|allied|alpha|ananda|asha|bharosa|blue|bridge|brother|capital|care|champion|choice|circle|" +
  "citizen|clear|click|community|connect|core|crown|crystal|daily|daughter|delta|diamond|dream|east|edge|elephant|" +
  "empire|ever|express|faith|family|farmer|field|fire|flower|focus|force|forest|forever|freedom|friend|future|ganga|" +
  "gateway|godavari|green|grow|growth|guardian|guru|hand|handspun|hanuman|happy|harmony|haven|heart|hello|heritage|" +
  "home|hope|horizon|humanity|impact|jan|jeevan|joy|kalyan|kaveri|kisan|kranti|lane|larder|leader|legacy|library|" +
  "life|line|lion|literacy|lok|magic|mahalakshmi|mahalaxmi|mahila|mangal|marriage|mass|mega|mercy|mind|mother|" +
  "narmada|nation|nature|nava|nirmal|north|ocean|one|pack|pay|pearl|pioneer|planet|pragati|pride|progress|promise|" +
  "prosperity|pure|rainbow|red|regal|relief|rise|river|rose|sagar|sahara|sahyog|sampada|sampoorna|samriddhi|sanchay|" +
  "saraswati|saving|seva|sewa|shanti|share|shelter|shield|shubh|signature|silver|sister|sky|son|south|spark|spring|" +
  "star|sterling|stone|street|strong|success|summit|sun|suraksha|surya|swadeshi|swift|tiger|time|total|tower|tree|" +
  "true|trust|unity|unnati|up|us|vaibhav|valley|value|victory|vijay|vikas|vishwas|vision|voice|wave|way|welfare|" +
  "west|white|wonder|yamuna|young|youth|zero"
).split("|");
