import { Fragment } from "react";
import { Link } from "wouter";
import type { PersonToCall } from "../api/enquiries.ts";
import { enquiryPath } from "../enquiries/describe.ts";
import { useNow } from "../live/useNow.ts";
import { momentText } from "../ui/times.ts";

const target = "link inline-block max-lg:py-2.5";

/** The other enquiries of the person, and with whom they are, if that is somebody else. */
export function MoreEnquiries({ person: { also, owner } }: { person: PersonToCall }) {
  const now = useNow();
  const [only, second] = also;
  if (!only) return null;
  const elsewhere = new Set(
    also.flatMap((other) => (other.owner && other.owner.id !== owner?.id ? [other.owner.name] : [])),
  );
  return (
    <p className="text-sm">
      {second ? (
        <>
          and {also.length} more enquiries:{" "}
          {also.map(({ id, createdAt }, index) => (
            <Fragment key={id}>
              <span className="whitespace-nowrap">
                <Link href={enquiryPath(id)} className={target}>
                  {momentText(new Date(createdAt), now)}
                </Link>
                {index < also.length - 1 && ","}
              </span>{" "}
            </Fragment>
          ))}
        </>
      ) : (
        <Link href={enquiryPath(only.id)} className={target}>
          and 1 more enquiry
        </Link>
      )}
      {elsewhere.size > 0 && <span className="text-muted"> with {[...elsewhere].join(", ")}</span>}
    </p>
  );
}
