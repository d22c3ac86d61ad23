/** Writers type straight quotes; readers see curled ones. What a visitor types stays as typed. */
export function curlQuotes(text: string): string {
  return text
    .replace(/(^|[\s([])"/g, "$1\u201C")
    .replace(/"/g, "\u201D")
    .replace(/(^|[\s([])'/g, "$1\u2018")
    .replace(/'/g, "\u2019");
}
