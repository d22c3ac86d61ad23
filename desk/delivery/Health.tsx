import type { Delivery } from "../api/delivery.ts";
import { Panel } from "../ui/Panel.tsx";
import { Doctor } from "./Doctor.tsx";

/** Whether enquiries are stored, and the checks of everything else. */
export const Health = ({ server: { isStoring, reasons } }: Pick<Delivery, "server">) => (
  <Panel id="health" title="Health">
    <div className="py-3 text-sm">
      {isStoring ? (
        <p>Enquiries are being stored.</p>
      ) : (
        <p className="font-strong text-alert">Enquiries are not being stored.</p>
      )}
      {reasons.map((reason) => (
        <p key={reason} className="mt-1 font-strong break-words text-alert">
          {reason}
        </p>
      ))}
    </div>
    <Doctor />
  </Panel>
);
