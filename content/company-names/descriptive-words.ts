/**
 * Words that only describe a trade, in the singular. A name made of these and of places alone is 'only descriptive'. The
 * list is ours; it grows as the Registrar's objections are seen.
 */
export const descriptiveWords = (
  "academy|accessory|accounting|advertising|advisor|advisory|agency|agricultural|agriculture|agri|agro|ai|air|analytics|and|" +
  "apparel|app|application|art|associate|automation|auto|automobile|automotive|ayurveda|bakery|battery|beauty|best|beverage|" +
  "bio|biotech|book|brand|broadband|builder|building|business|cable|cab|cafe|car|care|cargo|casting|caterer|catering|cement|" +
  "ceramic|chemical|chocolate|classes|cleaning|clinic|cloth|clothing|cloud|coaching|coffee|cold|college|commerce|commercial|" +
  "communication|component|computer|construction|consultancy|consultant|consulting|consumer|contractor|cosmetic|cotton|courier|" +
  "craft|creation|creative|crop|dairy|data|dealer|decor|delivery|design|designer|developer|development|diagnostic|digital|" +
  "distribution|distributor|drug|dye|eco|ecommerce|education|educational|electric|electrical|electricity|electronic|energy|" +
  "engineer|engineering|enterprise|entertainment|equipment|estate|event|export|exporter|express|fabric|fabrication|facility|" +
  "farm|farmer|farming|fashion|fertilizer|film|fintech|fish|fitness|food|footwear|for|forging|freight|fresh|fruit|furniture|" +
  "garment|gas|gem|global|gold|good|goods|grain|granite|graphics|green|grocery|hardware|health|healthcare|herbal|home|hospital|" +
  "hospitality|hotel|house|housing|hr|human|ice|import|in|industrial|industry|infotech|information|infra|infrastructure|" +
  "innovation|institute|institution|interior|international|internet|iron|it|jewellery|jewelry|kitchen|knowledge|lab|laboratory|" +
  "label|labs|land|laundry|learning|leather|legal|light|lighting|logistic|logistics|machine|machinery|maintenance|management|" +
  "manpower|manufacturer|manufacturing|marine|market|marketing|mart|material|meat|media|medical|medicine|metal|milk|mill|mine|" +
  "mineral|mining|mobile|motor|movie|mover|music|natural|network|networks|new|news|of|office|oil|online|organic|organisation|" +
  "outsourcing|packaging|packer|paint|paper|parts|payment|pharma|pharmaceutical|pharmacy|photography|pipe|plant|plastic|" +
  "play|plywood|polymer|port|poultry|power|precision|press|print|printer|printing|product|production|project|property|" +
  "publication|publisher|pump|quality|rail|real|realty|recruitment|recycling|refinery|rental|repair|research|resort|resource|" +
  "restaurant|retail|rice|road|robotics|rubber|safety|salon|sale|sales|school|science|security|seed|semiconductor|service|" +
  "shipping|shoe|shop|silk|silver|smart|snack|soap|software|solar|solution|spice|sport|staffing|startup|stationery|steel|" +
  "stone|storage|store|studio|sugar|super|supplier|supply|support|system|tea|tech|technical|technology|telecom|textile|the|" +
  "tile|timber|tool|tour|tourism|toy|trade|trader|trading|training|transport|transportation|travel|tyre|universal|unit|" +
  "utility|vegetable|vehicle|venture|video|ware|warehouse|warehousing|waste|water|web|wellness|wind|wire|wood|wool|work|" +
  "works|world|yarn|yoga"
).split("|");
