import { myPlan } from "../../../../content/my-plan.ts";
import type { Status } from "../../../../content/schemas/sourced.ts";
import { statusWords } from "../../../../content/sources/status-words.ts";
import type { LedgerRow, PlanBlock, PlanEntry } from "../../../../domain/company-plan/document/model.ts";
import { byDate } from "../by-date.ts";
import { readableAddress } from "./readable-address.ts";

const uncertain = ["check", "ask"] as const satisfies readonly Status[];

/** One block of the annex. What page one has said, the ledger, is not said again. */
export function PaperBlock({ block }: { block: PlanBlock }) {
  switch (block.kind) {
    case "lead":
      return <h4 className="paper-lead">{block.text}</h4>;
    case "text":
      return <p>{block.text}</p>;
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <div>
          <h4>{block.heading}</h4>
          <List>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </List>
        </div>
      );
    }
    case "entries":
      return (
        <div>
          {block.heading && <h4>{block.heading}</h4>}
          <ul className={block.toTick ? "paper-ticks" : "paper-entries"}>
            {block.items.map((item) => (
              <Entry key={item.title} item={item} />
            ))}
          </ul>
        </div>
      );
    case "ledger":
      return <Certainty lines={block.lines} note={block.note} />;
    case "dates":
      return (
        <div>
          <h4>{block.heading}</h4>
          <table>
            <tbody>
              {byDate(block.rows).map(([when, rows]) => (
                <tr key={when}>
                  <th scope="row" className="paper-when">
                    {when.replace(/(\d) (?=[A-Z])/g, "$1\u00a0")}
                  </th>
                  <td>
                    {rows.map(({ id, title, text }) => (
                      <p key={id}>
                        <b>{title}</b>
                        {text && <span className="paper-muted"> {text}</span>}
                      </p>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case "open":
      return (
        <p className="paper-note">
          <b>{myPlan.sheet.open}:</b> {block.text}
        </p>
      );
  }
}

const Entry = ({ item: { title, text, mark, href } }: { item: PlanEntry }) => (
  <li>
    <b>{title}</b>
    {mark && <span className="paper-muted"> ({mark.label})</span>}
    <span className="paper-muted">
      {": "}
      {text}
    </span>
    {href && (
      <span className="paper-address"> {readableAddress(new URL(href, location.href).href.split("#")[0] ?? href)}</span>
    )}
  </li>
);

/** How certain the figures of page one are. */
const Certainty = ({ lines, note }: { lines: readonly LedgerRow[]; note: string }) => (
  <div>
    <p>{note}</p>
    <ul>
      {uncertain.map((status) => {
        const labels = lines.filter((line) => line.status === status).map(({ label }) => label);
        return (
          labels.length > 0 && (
            <li key={status}>
              <b>{statusWords[status].label}</b>: {labels.join("; ")}. {statusWords[status].text}
            </li>
          )
        );
      })}
    </ul>
  </div>
);
