import { checked } from "../../content/schemas/checked.ts";
import { comparisonSchema, llpSchema, opcSchema, privateLimitedSchema } from "../../content/schemas/structure.ts";
import { comparison as comparisonRecord } from "../../content/structures/comparison.ts";
import { llp as llpRecord } from "../../content/structures/llp.ts";
import { opc as opcRecord } from "../../content/structures/opc.ts";
import { privateLimited as privateLimitedRecord } from "../../content/structures/private-limited.ts";

export const privateLimited = checked(
  "content/structures/private-limited.ts",
  privateLimitedSchema,
  privateLimitedRecord,
);
export const opc = checked("content/structures/opc.ts", opcSchema, opcRecord);
export const llp = checked("content/structures/llp.ts", llpSchema, llpRecord);
export const comparison = checked("content/structures/comparison.ts", comparisonSchema, comparisonRecord);
