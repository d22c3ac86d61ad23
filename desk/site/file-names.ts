/** What a person calls each file of the owner's folder. */
const names: Readonly<Record<string, string>> = {
  "identity.json": "Firm, contacts, hours and looks",
  "legal.json": "Legal identity",
  "prices.json": "Prices and plans",
  "claims.json": "Claims",
  "testimonials.json": "Testimonials",
  "clients.json": "Clients",
  "team.json": "Team",
  "openings.json": "Openings",
  "partners.json": "Partners",
  "payment.json": "Paying and words of the quotation",
  "whatsapp.json": "WhatsApp texts",
};

export function fileName(file: string): string {
  const [, folder, name] = /^(articles|pictures)\/(.*)$/.exec(file) ?? [];
  if (folder === "articles") return `Article ${name?.replace(/\.md$/, "")}`;
  return folder ? `Picture ${name}` : (names[file] ?? file);
}
