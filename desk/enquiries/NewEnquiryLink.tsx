import { Plus } from "lucide-react";
import { Link } from "wouter";
import { buttonClass } from "../../src/ui/Button.tsx";
import { newEnquiryPath } from "./describe.ts";

/** For whoever has just telephoned, or stands at the door. */
export const NewEnquiryLink = () => (
  <Link href={newEnquiryPath} className={buttonClass("outline")}>
    <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
    New enquiry
  </Link>
);
