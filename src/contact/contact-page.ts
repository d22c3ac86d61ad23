import { contactPage as record } from "../../content/contact.ts";
import { checked } from "../checked.ts";
import { contactPageSchema } from "./contact-page.schema.ts";

export const contactPage = checked("content/contact.ts", contactPageSchema, record);
