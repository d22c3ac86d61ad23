import { downloadFolder } from "../../domain/templates/paths.ts";
import { type Coding, chooseCoding } from "./http.ts";
import { readPathHeaders } from "./path-headers.ts";
import type { SiteFile, Variant } from "./site-files.ts";

type PlainHeaders = Readonly<Record<string, string>>;

interface PreparedVariant extends Variant {
  /** Headers of a response without a body of its own: 304. */
  unchanged: PlainHeaders;
  /** Headers of the whole file. */
  whole: PlainHeaders;
}

/** A file with all its headers, which are the same for every visitor. */
export interface PreparedFile {
  codings: readonly Coding[];
  variants: ReadonlyMap<Coding, PreparedVariant>;
}

const downloads = `${downloadFolder}/`;

export function prepareFile({ path, contentType, variants }: SiteFile, more: PlainHeaders): PreparedFile {
  const prepared = variants.map((variant): PreparedVariant => {
    const unchanged = {
      ...readPathHeaders(path),
      etag: variant.etag,
      ...(variants.length > 1 && { vary: "Accept-Encoding" }),
    };
    const whole = {
      ...unchanged,
      ...more,
      "content-type": contentType,
      "content-length": String(variant.size),
      ...(variant.coding !== "identity" && { "content-encoding": variant.coding }),
      ...(path.startsWith(downloads) && { "content-disposition": toAttachment(path.slice(downloads.length)) }),
    };
    return { ...variant, unchanged, whole };
  });
  return {
    codings: variants.map(({ coding }) => coding),
    variants: new Map(prepared.map((variant) => [variant.coding, variant])),
  };
}

/** Ranges count bytes of the file as it is; so does a visitor who accepts none of the encodings there are. */
export function chooseVariant({ codings, variants }: PreparedFile, request: Request, asItIs: boolean): PreparedVariant {
  const coding = asItIs ? "identity" : chooseCoding(request.headers.get("accept-encoding"), codings);
  return variants.get(coding ?? "identity")!;
}

function toAttachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
