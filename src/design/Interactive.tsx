import { useState } from "react";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { StatusLine } from "../ui/StatusLine.tsx";
import { Tabs } from "../ui/Tabs.tsx";

type Structure = "private-limited" | "llp" | "opc";

/** The pieces with state: tabs, a dialog, a status line that appears. */
export function Interactive() {
  const [tab, setTab] = useState<Structure>("private-limited");
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  return (
    <div className="space-y-10">
      <Tabs
        label="Structure"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: "private-limited", label: "Private Limited", panel: <p className="py-6">Two founders or more.</p> },
          { id: "llp", label: "LLP", panel: <p className="py-6">Partners with light compliance.</p> },
          { id: "opc", label: "OPC", panel: <p className="py-6">One founder and a nominee.</p> },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        <Button look="outline" onClick={() => setDone(true)}>
          Show a status line
        </Button>
      </div>
      <StatusLine kind="good">{done && "Saved. You can close this page."}</StatusLine>
      <Dialog id="design-dialog" title="Apply for Accountant" open={open} onClose={() => setOpen(false)}>
        <p>Focus is kept here until the dialog closes, and then returns to the button.</p>
        <Button className="mt-6" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </Dialog>
    </div>
  );
}
