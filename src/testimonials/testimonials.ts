import { checked } from "../../content/schemas/checked.ts";
import { clientSchema, testimonialsPageSchema, testimonialsSchema } from "../../content/schemas/testimonial.ts";
import { exactly } from "../../content/schemas/text.ts";
import {
  clients as clientRecords,
  testimonialsPage as pageRecord,
  testimonials as testimonialRecords,
} from "../../content/testimonials.ts";

const file = "content/testimonials.ts";

export const testimonials = checked(file, testimonialsSchema, testimonialRecords);
export const testimonialsPage = checked(file, testimonialsPageSchema, pageRecord);
export const clients = checked(file, exactly(10, clientSchema), clientRecords);

export const testimonialsOnHome = 9;
