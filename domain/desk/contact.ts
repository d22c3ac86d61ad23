/** What can be corrected of a person. */
export const contactFields = ["name", "phone", "email"] as const;
export type ContactField = (typeof contactFields)[number];

export const contactFieldNames: Readonly<Record<ContactField, string>> = {
  name: "Name",
  phone: "Phone",
  email: "E-mail",
};
