import {
  clients as clientRecords,
  testimonialsPage as pageRecord,
  testimonials as testimonialRecords,
} from "../../content/testimonials.ts";
import { checked } from "../checked.ts";
import { exactly } from "../words.schema.ts";
import { clientSchema, testimonialsPageSchema, testimonialsSchema } from "./testimonial.schema.ts";

const file = "content/testimonials.ts";

export const testimonials = checked(file, testimonialsSchema, testimonialRecords);
export const testimonialsPage = checked(file, testimonialsPageSchema, pageRecord);
export const clients = checked(file, exactly(10, clientSchema), clientRecords);

export const testimonialsOnHome = 9;
