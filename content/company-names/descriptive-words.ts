/**
 * Words that only describe a trade, in the singular and without -er, -ing or -al: 'bake' stands for Bakers and Bakery too.
 * A name made of these, of praise, of origins and of places alone is 'only descriptive'. The lists are ours; they grow as
 * the Registrar's objections are seen.
 */
export const descriptiveWords = (
  "academy|accessory|accountant|accounting|adhesive|advertising|advisor|advisory|age|agency|agent|agri|agriculture|" +
  "agro|ai|air|airline|alloy|almond|aluminium|ambulance|analytics|and|animation|app|apparel|application|aqua|art|" +
  "associate|astrology|atta|audio|auto|automation|automobile|automotive|aviation|ayurveda|baby|bag|bagel|bake|" +
  "banana|bangle|banquet|barber|bath|battery|bazaar|bearing|beauty|bed|beef|beer|beverage|bhandar|bicycle|bike|bio|" +
  "biotech|biryani|biscuit|bistro|blanket|boiler|bolt|book|bottle|boutique|boy|brand|brass|bread|brick|bridal|" +
  "broadband|broker|broom|brush|builder|building|bulb|burger|bus|business|butter|cab|cabinet|cable|cafe|cake|" +
  "camera|candle|canteen|car|card|cardamom|care|career|cargo|carpenter|carpet|carton|cashew|casting|caterer|" +
  "catering|cement|center|centre|ceramic|chair|charger|cheese|chemical|chemist|chicken|child|chilli|chimney|chip|chocolate|" +
  "cinema|city|class|cleaner|cleaning|clinic|cloth|cloud|club|coaching|coating|coconut|coding|coffee|cold|" +
  "collection|college|commerce|commercial|communication|company|component|compressor|computer|concrete|conditioner|" +
  "confection|construction|consultancy|consultant|consulting|consumer|container|contractor|cook|cookie|cool|copper|" +
  "corporation|cosmetic|costume|cotton|courier|craft|cream|creation|creative|cricket|crockery|crop|curry|curtain|" +
  "cushion|cycle|dairy|dal|dance|data|dealer|decor|decoration|delivery|dental|dentist|design|detective|detergent|" +
  "developer|development|device|dhaba|diagnostic|diamond|die|diet|digital|disposal|distribution|distributor|doctor|" +
  "door|dress|drink|driving|drone|drug|dye|eat|eco|ecommerce|education|egg|electric|electricity|electronic|" +
  "elevator|embroidery|employment|emporium|energy|engineer|enterprise|entertainment|equipment|estate|event|exam|" +
  "exhibition|export|express|eye|fabric|fabrication|facility|factory|fan|farm|fashion|fast|fastener|feed|fence|" +
  "fertilizer|film|filter|fintech|fish|fishery|fitness|floor|florist|flour|flower|food|footwear|for|forging|frame|" +
  "franchise|freezer|freight|fresh|fruit|fuel|furnace|furnishing|furniture|gadget|game|garage|garden|garment|gas|" +
  "gate|gem|generator|ghee|gift|girl|glass|global|glove|goat|gold|good|grain|granite|grape|graphics|green|grocer|grocery|" +
  "group|guard|guest|guide|gym|hair|hall|handbag|handicraft|handloom|hardware|health|healthcare|heat|helmet|" +
  "helpdesk|herbal|hire|holiday|home|honey|hosiery|hospital|hospitality|hostel|hotel|hour|house|hr|hub|human|ice|" +
  "immigration|import|in|incense|industrial|industry|information|infotech|infra|infrastructure|innovation|" +
  "institute|institution|instrument|insulation|interior|international|internet|inverter|iron|irrigation|it|jacket|" +
  "jewel|jewelry|job|juice|jute|kebab|kendra|kid|kirana|kit|kitchen|kite|knife|knowledge|kurta|kurti|lab|label|" +
  "laboratory|lady|lamp|land|laptop|laundry|learning|leather|led|legal|lemon|lifestyle|lift|light|linen|liquor|" +
  "lock|lodge|logistic|luggage|machine|magazine|maintenance|maize|makeup|mall|man|management|manager|mandi|mango|" +
  "manpower|manufacturer|manufacturing|marble|marine|market|marriage|mart|masala|massage|material|matrimony|" +
  "mattress|meal|meat|mechanic|mechanical|media|medical|medicine|metal|milk|mill|millet|mine|mineral|mirror|mixer|" +
  "mobile|momo|motor|motorcycle|mould|mover|movie|mushroom|music|mutton|namkeen|natural|network|new|news|noodle|" +
  "nursery|nursing|nut|nutrition|of|office|oil|onion|online|optic|optician|orange|organic|organisation|ornament|" +
  "outsourcing|oven|overseas|pack|packaging|paint|palace|panel|paper|parcel|park|parlour|parts|party|passport|" +
  "pasta|paver|payment|pen|pencil|pepper|perfume|pest|pet|pharma|pharmaceutical|pharmacy|phone|photo|photography|" +
  "physiotherapy|pickle|pillow|pipe|pizza|plan|plant|plastic|plate|play|plot|plumb|plumbing|ply|plywood|point|" +
  "polymer|pool|pork|port|portal|potato|pottery|poultry|powder|power|prawn|precision|prep|preschool|press|" +
  "print|product|production|project|property|publication|publisher|pulse|pump|purifier|purse|rail|readymade|real|" +
  "realty|recruitment|recycling|refinery|refrigeration|relocation|rent|rental|repair|research|resort|resource|" +
  "restaurant|result|retail|rice|rider|road|roaster|robotics|roof|room|rubber|safety|saffron|salad|sale|salon|" +
  "sandwich|sanitary|sanitation|saree|sauce|school|science|scooter|scrap|screen|seafood|sealant|security|seed|" +
  "semiconductor|sensor|service|shampoo|sheet|shipping|shirt|shoe|shop|sign|signage|silk|silver|skin|slipper|snack|" +
  "soap|sock|sofa|softech|software|solar|solution|souk|sound|soup|spa|spare|speaker|spectacle|spice|sport|staff|" +
  "startup|stationery|stay|steel|stone|storage|store|studio|sugar|suit|suite|supermarket|supplier|supply|support|" +
  "surgical|survey|sushi|sweater|sweet|switch|system|table|tailor|tank|tattoo|taxi|tea|teach|tech|technical|" +
  "technology|telecom|tent|textile|the|theatre|therapy|ticket|tiffin|tile|timber|tobacco|toilet|tomato|tool|tour|" +
  "tourism|towel|toy|tractor|trade|train|translation|transport|transportation|travel|treatment|trek|trophy|trouser|" +
  "truck|tube|tuition|turbine|turmeric|tutor|tutorial|tyre|udyog|umbrella|uniform|unit|universal|utility|vacation|" +
  "valve|vegetable|vehicle|venture|verification|veterinary|video|villa|vitamin|wall|ware|warehouse|wash|waste|" +
  "watch|water|wear|web|website|wedding|weld|wellness|wheat|wheel|wholesale|wind|window|wine|wire|woman|wood|wool|" +
  "woollen|work|workshop|world|yarn|yoga|zinc|zone"
).split("|");

/** Praise adds nothing to a trade. */
export const praiseWords = (
  "best|classic|elite|excellent|fine|first|golden|grand|great|ideal|king|modern|perfect|premium|prime|quality|royal|" +
  "smart|super|supreme|top|unique|vip"
).split("|");

/** Where goods or a style come from: 'Thai Spa' is still only a spa. */
export const originWords = (
  "african|american|arabian|asian|australian|bengali|british|canadian|chinese|continental|dutch|eastern|egyptian|english|" +
  "european|french|german|goan|greek|gujarati|irish|italian|japanese|kashmiri|korean|lebanese|marathi|mexican|mughlai|" +
  "northern|oriental|persian|punjabi|rajasthani|russian|scottish|southern|spanish|swiss|tamil|telugu|thai|tibetan|turkish|" +
  "vietnamese|western"
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
