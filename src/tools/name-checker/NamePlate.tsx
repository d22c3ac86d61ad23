import { nameEndings } from "../../../content/company-names/words.ts";
import { nameChecker } from "../../../content/name-checker.ts";
import type { StructureId } from "../../../content/schemas/structure-id.ts";
import { splitEnding } from "../../../domain/company-names/ending.ts";

/** The name as it is typed, with the ending it will have; a blank while there is none. */
export function NamePlate({ base, structure }: { base: string; structure: StructureId }) {
  const own = splitEnding(base).base;
  return (
    <>
      <p className="text-sm font-strong text-muted">{nameChecker.form.preview}</p>
      <p className="mt-2 text-2xl leading-snug font-heading break-words">
        {own === "" ? (
          <span
            aria-hidden="true"
            className="mr-2 inline-block h-[1em] w-40 border-b border-dashed border-line-strong"
          />
        ) : (
          `${own} `
        )}
        <span className="text-action max-sm:block">{nameEndings[structure]}</span>
      </p>
    </>
  );
}
