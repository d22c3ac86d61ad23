import type { Site } from "../content/site.ts";

/** Where whoever finds a hole in the site may tell the owner (RFC 9116). */
export const formatSecurityTxt = ({ contact, expires }: Site["security"], origin: URL): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", origin).href}`,
    "",
  ].join("\n");
