/** What a form that asks for a call needs only once somebody sends it. */
export { phoneQuestion } from "../../domain/forms/enquiry-fields.ts";
export { spansOf, timesOf, WhatHappensNext } from "./WhatHappensNext.tsx";
