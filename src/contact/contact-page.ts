import { contactPage as record } from "../../content/contact.ts";
import { checked } from "../../content/schemas/checked.ts";
import { contactPageSchema } from "../../content/schemas/contact-page.ts";

export const contactPage = checked("content/contact.ts", contactPageSchema, record);
