/** The header that makes a response a download with this name, whatever letters it has. */
export const toAttachment = (name: string): string => `attachment; ${fileName(name)}`;

/** The header of a file that the browser may show. */
export const toInline = (name: string): string => `inline; ${fileName(name)}`;

function fileName(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${exact}`;
}
