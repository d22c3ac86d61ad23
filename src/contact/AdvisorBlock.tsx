import { advisor } from "../../content/contact/contact.ts";
import { portraitOf } from "../../content/owner/own-pictures.ts";
import type { TeamMember } from "../../content/schemas/company.ts";
import { hashSeed } from "../../drawings/guilloche.ts";
import { Medallion } from "../ui/guilloche/Spun.tsx";

const titles = /^(ca|cs|cma|adv|dr|mr|mrs|ms|shri|smt)\.?$/i;

/** 'CS Example Person Name' becomes 'EN': the first and the last word that are not a title. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !titles.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase();
}

const palette = ["action", "good", "alert"] as const;

/** An engraved medallion with a person's initials in place of a portrait. */
function Monogram({ name }: { name: string }) {
  const seed = hashSeed(name);
  const ink = palette[seed % palette.length]!;
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className="size-18 shrink-0">
      <circle r="48" fill="var(--color-sheet)" />
      <Medallion radius={48} ink={ink} hollow={0.46} />
      <text y="8" textAnchor="middle" fontSize="23" fontWeight="640" letterSpacing=".5" fill={`var(--color-${ink})`}>
        {initials(name)}
      </text>
    </svg>
  );
}

interface Props {
  team: readonly TeamMember[];
  className?: string;
}

/** Who answers a form, shown beside it, and named in the mail that follows. Without entries nothing is said. */
export function AdvisorBlock({ team, className = "" }: Props) {
  if (team.length === 0) return null;
  return (
    <div className={className}>
      <p className="text-sm text-muted">{team.length === 1 ? advisor.one : advisor.several}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {team.map(({ name, role, membership, picture, languages = [] }) => (
          <li key={name} className="flex items-center gap-4 py-3">
            {picture ? (
              <img
                src={portraitOf(picture)}
                alt=""
                width="72"
                height="72"
                loading="lazy"
                className="size-18 shrink-0 rounded-full object-cover"
              />
            ) : (
              <Monogram name={name} />
            )}
            <div>
              <p className="font-strong">{name}</p>
              <p className="text-sm">{role}</p>
              {membership && <p className="figures text-sm text-muted">{membership}</p>}
              {languages.length > 0 && (
                <p className="text-sm text-muted">
                  {advisor.speaks} {new Intl.ListFormat("en-IN").format(languages)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
