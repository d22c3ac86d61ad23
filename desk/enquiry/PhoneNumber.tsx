import { readablePhone } from "../../domain/links.ts";
import type { Enquiry } from "../enquiries/api.ts";

/** As everybody writes it; struck when it is somebody else's. */
export const PhoneNumber = ({
  enquiry: { phone, wrongNumber },
}: {
  enquiry: Pick<Enquiry, "phone" | "wrongNumber">;
}) => (
  <span className={`whitespace-nowrap tabular-nums ${wrongNumber ? "text-alert line-through" : ""}`}>
    {readablePhone(phone)}
  </span>
);
