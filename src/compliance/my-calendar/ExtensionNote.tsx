import type { Extension } from "../../../content/schemas/extension.ts";
import { ExternalLink } from "../../ui/TextLink.tsx";

/** Why a date is later than the statutory one, with the document that moved it. */
export const ExtensionNote = ({ extension }: { extension: Extension }) => (
  <p className="text-sm text-ink">
    {extension.note} <ExternalLink href={extension.source.url}>{extension.source.name}</ExternalLink>
  </p>
);
