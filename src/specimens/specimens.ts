import { checked } from "../../content/schemas/checked.ts";
import { specimensSchema } from "../../content/schemas/specimens.ts";
import { specimens as record } from "../../content/specimens.ts";

export const specimens = checked("content/specimens.ts", specimensSchema, record);
