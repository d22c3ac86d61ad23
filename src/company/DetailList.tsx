import type { Detail } from "../../domain/owner/details.ts";

/** Details of the owner, one to a line; nothing where none are given. */
export const DetailList = ({ details, className = "" }: { details: readonly Detail[]; className?: string }) =>
  details.length === 0 ? null : (
    <dl className={`grid gap-y-1 text-sm ${className}`}>
      {details.map(({ label, value, href }) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{label}:</dt>
          <dd className="break-words">
            {href ? (
              <a className="link" href={href}>
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
