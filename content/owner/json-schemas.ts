import { z } from "zod";
import { ownArticleSchema } from "../schemas/article.ts";
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

const fieldsOf = (schema: z.ZodType): FieldSchema =>
  z.toJSONSchema(schema, {
    io: "input",
    override: ({ jsonSchema: made }) => {
      delete made.readOnly;
    },
  }) as FieldSchema;

/** What an editor completes and marks mistakes from, for one file of the owner's folder; the desk makes its forms from it too. */
export function jsonSchema(name: OwnerFile): FieldSchema {
  const { properties, ...schema } = fieldsOf(ownerFiles[name]);
  return { ...schema, properties: { $schema: { type: "string" }, ...properties } };
}

/** Of what an article says of itself. */
export const ownArticleFields = (): FieldSchema => fieldsOf(ownArticleSchema);
