/**
 * Words of Indian languages to build a name on, by the trades they suit: 'word=meaning in language'. The meanings are from
 * memory and the page says so. None was searched in the registers.
 */
export const nameRoots: readonly { trades: readonly string[]; roots: readonly string[] }[] = [
  {
    trades:
      "textile|cotton|yarn|fabric|handloom|saree|garment|apparel|clothing|cloth|fashion|silk|wool|woollen|hosiery".split(
        "|",
      ),
    roots:
      "tantu=thread in Sanskrit|thari=loom in Tamil|dukula=fine cloth in Sanskrit|nakshi=embroidered in Bengali".split(
        "|",
      ),
  },
  {
    trades: "software|technology|tech|it|data|digital|app|web|cloud|infotech|ai|computer|information|online".split("|"),
    roots: "jonaki=firefly in Bengali|anvaya=link in Sanskrit|prajna=insight in Sanskrit|paravai=bird in Tamil".split(
      "|",
    ),
  },
  {
    trades: "food|grocery|snack|spice|organic|kitchen|catering|restaurant|cafe|fruit|vegetable|masala|rice|grain".split(
      "|",
    ),
    roots:
      "kazhani=paddy field in Tamil|pippali=long pepper in Sanskrit|jeeraka=cumin in Sanskrit|angeethi=brazier in Hindi".split(
        "|",
      ),
  },
  {
    trades: "farm|farming|farmer|agro|agri|agriculture|seed|crop|nursery|plant".split("|"),
    roots: "kedara=wet field in Sanskrit|vayal=field in Tamil|thottam=garden in Tamil|panta=harvest in Telugu".split(
      "|",
    ),
  },
  {
    trades: "bakery|baker|bake|bread|cake|flour|mill|atta|wheat".split("|"),
    roots: "godhuma=wheat in Sanskrit|hittu=flour in Kannada".split("|"),
  },
  {
    trades: "dairy|milk|ghee|sweet|confection".split("|"),
    roots: "navanita=butter in Sanskrit|takra=buttermilk in Sanskrit|madhuka=mahua tree in Sanskrit".split("|"),
  },
  {
    trades:
      "education|academy|school|coaching|class|classes|learning|tuition|tutorial|training|institute|college".split("|"),
    roots: "thulir=sprout in Tamil|varnamala=alphabet in Sanskrit|lekhani=pen in Sanskrit".split("|"),
  },
  {
    trades: "health|healthcare|hospital|clinic|medical|medicine|pharma|pharmacy|wellness|diagnostic|care".split("|"),
    roots: "bheshaja=remedy in Sanskrit|parijat=night jasmine in Sanskrit".split("|"),
  },
  {
    trades: "travel|tour|tourism|hotel|resort|hospitality|stay|lodge".split("|"),
    roots:
      "pathika=traveller in Sanskrit|pravasa=journey in Sanskrit|vishrama=rest in Sanskrit|thoni=boat in Malayalam".split(
        "|",
      ),
  },
  {
    trades: "logistic|logistics|transport|courier|cargo|shipping|mover|packer|delivery|freight".split("|"),
    roots: "sanchara=movement in Sanskrit|gamana=going in Sanskrit|gathri=bundle in Hindi".split("|"),
  },
  {
    trades:
      "construction|builder|building|infra|infrastructure|cement|brick|realty|housing|property|estate|tile|stone".split(
        "|",
      ),
    roots: "ishtika=brick in Sanskrit|angana=courtyard in Sanskrit|torana=arch in Sanskrit|nela=earth in Kannada".split(
      "|",
    ),
  },
  {
    trades: "furniture|interior|decor|wood|timber|handicraft|craft|design".split("|"),
    roots:
      "takshan=carpenter in Sanskrit|alpona=floor art in Bengali|ezhil=grace in Tamil|kanasu=dream in Kannada".split(
        "|",
      ),
  },
  {
    trades: "jewellery|jewelry|jewel|jeweller|gold|diamond|silver|gem".split("|"),
    roots: "dyuti=lustre in Sanskrit|valaya=bangle in Sanskrit|nupura=anklet in Sanskrit".split("|"),
  },
  {
    trades: "solar|energy|power|electric|electrical|lighting|light|lamp|electronic".split("|"),
    roots: "mihir=sun in Sanskrit|vilakku=lamp in Tamil|khadyota=firefly in Sanskrit".split("|"),
  },
  {
    trades: "engineering|engineer|machine|machinery|tool|hardware|metal|steel|motor|automobile".split("|"),
    roots: "dhriti=steadiness in Sanskrit|tamra=copper in Sanskrit|sandook=trunk in Hindi".split("|"),
  },
  {
    trades: "toy|game|gaming|sport".split("|"),
    roots: "lattu=spinning top in Hindi|krida=play in Sanskrit|putul=doll in Bengali".split("|"),
  },
];

/** What to say instead of a word that needs approval, by the word before it: a Blood Centre. */
export const insteadAfter: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bank: {
    blood: "centre",
    eye: "centre",
    food: "larder",
    power: "pack",
    data: "vault",
    talent: "pool",
    seed: "library",
    book: "library",
    tool: "library",
    toy: "library",
  },
};

/** What to say instead of a word that needs approval, where the meaning allows. */
export const insteadWords: Readonly<Record<string, string>> = {
  insurance: "shelter",
  exchange: "bazaar",
  board: "table",
  commission: "desk",
  authority: "desk",
  bureau: "studio",
  national: "nationwide",
  central: "midtown",
  federal: "allied",
  union: "collective",
  court: "courtyard",
  trust: "promise",
  university: "learning",
  khadi: "handspun",
  government: "citizen",
};
