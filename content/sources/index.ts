import type { Source } from "./certainty.ts";
import { feeSources } from "./fees-and-duty.ts";
import { nameSources } from "./names.ts";
import { packSources, structureSources } from "./structures.ts";

/** What the privacy policy cites. */
// biome-ignore format: one line a source
export const legalSources = {
  "cgst-act-36": { title: "Section 36, CGST Act, 2017: accounts are kept for 72 months from the last day of the annual return", publisher: "KnowYourGST", url: "https://www.knowyourgst.com/gstlaw/cgst-act/36-period-of-retention-of-accounts-36/", dated: "2017", kind: "text" },
  "cgst-rule-50": { title: "Rule 50, CGST Rules, 2017: what a receipt voucher says, the client's name, address and GSTIN among it, with a signature by hand or a digital one", publisher: "LawCrux", url: "https://lawcrux.com/data5t/gt/gtstrl/cgst_rule_50.htm", dated: "2017", kind: "text" },
  "cgst-rule-51": { title: "Rule 51, CGST Rules, 2017: what a refund voucher says, number and date of the receipt voucher among it (section 31(3)(e) of the Act)", publisher: "Teachoo", url: "https://www.teachoo.com/6462/2155/Rule-51-GST---Refund-voucher/category/Chapter-6-Tax-Invoice--Credit-and-Debit-Notes-Rules-(Rule-46-to-56)", dated: "2017", kind: "text" },
  "cgst-rule-80": { title: "Rule 80, CGST Rules, 2017: the annual return is due on 31 December", publisher: "TaxCode", url: "https://taxcode.in/cgst-rule-80-of-central-goods-and-services-tax-rules-2017-annual-return/", kind: "text" },
  "income-tax-rule-46": { title: "Rule 46, draft Income-tax Rules, 2026: books are kept for seven tax years", publisher: "Anil Tikotekar, from TaxGuru", url: "https://aniltikotekar4sme.com/2026/02/28/draft-income-tax-rule-46-maintenance-of-books-of-accounts-under-section-62-of-the-act", dated: "2026-02-28", kind: "secondary" },
} as const satisfies Record<string, Source>;

/** Every source that the tools and the privacy policy cite, by id. */
export const sources = { ...feeSources, ...structureSources, ...nameSources, ...packSources, ...legalSources } as const;
