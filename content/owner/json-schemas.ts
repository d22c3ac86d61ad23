import { z } from "zod";
import { type OwnerFile, ownerFiles } from "./files.ts";

/** What an editor completes and marks mistakes from, for one file of the owner's folder. */
export function jsonSchema(name: OwnerFile): object {
  const { properties, ...schema } = z.toJSONSchema(ownerFiles[name], {
    io: "input",
    override: ({ jsonSchema: made }) => {
      delete made.readOnly;
    },
  });
  return { ...schema, properties: { $schema: { type: "string" }, ...properties } };
}
