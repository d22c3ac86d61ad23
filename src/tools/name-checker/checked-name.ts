import type { NameCheck } from "../../../domain/company-names/check.ts";

export type NameField = "name" | "name2";

export interface CheckedName {
  field: NameField;
  check: NameCheck;
}
