/** The three structures the site registers. Plain values, so that code in the browser can use them without zod. */
export const structureIds = ["private-limited", "opc", "llp"] as const;
export type StructureId = (typeof structureIds)[number];

export const structureNames = { "private-limited": "Private Limited", opc: "OPC", llp: "LLP" } as const;

/** The forms the questions choose between: the three, and two that need no Registrar of Companies. */
export const formIds = [...structureIds, "proprietorship", "partnership"] as const;
export type FormId = (typeof formIds)[number];
