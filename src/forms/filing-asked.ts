import { filingNames } from "../../domain/compliance/filing-names.ts";
import { describeFiling, readFiling, writeFiling } from "../../domain/forms/filing.ts";

/** The filing in an address, as the form sends it and as people read it; both empty if the site does not know it. */
export function readAskedFiling(text: string): { value: string; words: string } {
  const filing = readFiling(text, filingNames);
  if (!filing) return { value: "", words: "" };
  return { value: writeFiling(filing), words: describeFiling(filing, filingNames, new Date()) };
}
