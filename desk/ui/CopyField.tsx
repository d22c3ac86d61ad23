import { useState } from "react";
import { opensHereAlone } from "../../domain/registration/founder-page.ts";
import { Button } from "../../src/ui/Button.tsx";
import { copyText } from "../../src/ui/copyText.ts";
import { Field } from "../../src/ui/Field.tsx";

/** Said of a link before somebody sends it. */
export const OnlyHere = ({ text }: { text: string }) =>
  opensHereAlone(text) && (
    <p className="text-sm font-strong text-alert">
      The link opens on this machine alone, until site and desk have addresses of their own (docs/operating.md).
    </p>
  );

/** Something to hand over, with a button that copies it. */
export function CopyField({ form, label, value }: { form: string; label: string; value: string }) {
  const [copied, setCopied] = useState("");
  const [refused, setRefused] = useState(false);
  return (
    <div className="mt-2 font-normal text-ink">
      <OnlyHere text={value} />
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <Field
            form={form}
            name="link"
            label={label}
            readOnly
            value={value}
            hint={refused && "This browser does not allow it: select the text and copy it."}
            onFocus={(event) => event.target.select()}
          />
        </div>
        <Button
          look="outline"
          onClick={async () => {
            const isCopied = await copyText(value);
            setCopied(isCopied ? value : "");
            setRefused(!isCopied);
          }}
        >
          {copied === value ? "Copied" : "Copy"}
        </Button>
      </div>
    </div>
  );
}
