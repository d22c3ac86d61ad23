import { z } from "zod";
import { type OwnerFile, ownerFiles } from "./files.ts";

/** As much of a JSON Schema as forms are made from. */
export interface FieldSchema {
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean";
  title?: string;
  examples?: readonly unknown[];
  default?: unknown;
  format?: string;
  enum?: readonly string[];
  anyOf?: readonly FieldSchema[];
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** What an editor completes and marks mistakes from, for one file of the owner's folder; the desk makes its forms from it too. */
export function jsonSchema(name: OwnerFile): FieldSchema {
  const { properties, ...schema } = z.toJSONSchema(ownerFiles[name], {
    io: "input",
    override: ({ jsonSchema: made }) => {
      delete made.readOnly;
    },
  });
  return { ...schema, properties: { $schema: { type: "string" }, ...properties } } as FieldSchema;
}
