/** Text as the content or a double-quoted attribute of XML. */
export const escapeXml = (text: string): string =>
  text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
