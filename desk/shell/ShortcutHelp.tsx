import { Dialog } from "../../src/ui/Dialog.tsx";
import { Checkbox } from "../../src/ui/Field.tsx";
import { pagesFor } from "./pages.ts";
import { useSignedIn } from "./session.ts";
import { useShortcutSwitch } from "./shortcuts.ts";

export const shortcutHelpId = "shortcut-help";

type Lines = readonly (readonly [keys: string, what: string])[];

const inLists: Lines = [
  ["j", "Next row"],
  ["k", "Row before"],
  ["Enter", "Open the row"],
  ["e", "Enter an enquiry"],
  ["/", "Search enquiries"],
  ["?", "This help"],
];
const inAnEnquiry: Lines = [
  ["t", "Take it"],
  ["n", "Write a note, record a call"],
  ["f", "Set a follow-up"],
  ["s", "Change the status"],
];

export function ShortcutHelp() {
  const [on, setOn] = useShortcutSwitch();
  const { person } = useSignedIn();
  const toPages: Lines = pagesFor(person.role).map(({ key, name }) => [`g ${key}`, name]);
  return (
    <Dialog id={shortcutHelpId} title="Shortcuts">
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
        <KeyList title="Everywhere" lines={inLists} />
        <KeyList title="In an enquiry" lines={inAnEnquiry} />
        <KeyList title="Go to" lines={toPages} />
      </div>
      <div className="mt-6 border-t border-line pt-3">
        <Checkbox name="shortcuts" checked={on} onChange={setOn}>
          Use these keys. They do nothing while you type in a field.
        </Checkbox>
      </div>
    </Dialog>
  );
}

const KeyList = ({ title, lines }: { title: string; lines: Lines }) => (
  <div>
    <h3 className="text-sm">{title}</h3>
    <dl className="mt-2 space-y-1.5 text-sm">
      {lines.map(([keys, what]) => (
        <div key={keys} className="flex items-baseline gap-3">
          <dt className="flex w-14 shrink-0 gap-1">
            {keys.split(" ").map((key) => (
              <kbd key={key} className="rounded-sm border border-line-strong bg-paper px-1.5 font-sans text-xs">
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </div>
);
