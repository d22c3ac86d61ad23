/** Paths that visitors take, each by a link of the page before. */
export const visits: readonly (readonly string[])[] = [
  ["/", "/pricing", "/contact-us"],
  ["/", "/private-limited", "/pricing", "/contact-us"],
  ["/", "/one-person-company", "/contact-us"],
  ["/", "/llp-registration", "/pricing"],
  ["/", "/compliance-calendar", "/contact-us"],
  ["/", "/startup-templates", "/startup-templates/founders-agreement", "/contact-us"],
  ["/articles", "/articles/company-registration-guide", "/private-limited"],
  ["/private-limited", "/pricing", "/contact-us", "/privacy-policy"],
  ["/", "/about", "/careers", "/contact-us"],
  ["/pricing", "/cost-calculator", "/choose-structure", "/contact-us"],
];
