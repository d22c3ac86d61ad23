import { useState } from "react";
import { Button } from "../../src/ui/Button.tsx";
import { copyText } from "../../src/ui/copyText.ts";
import { Field } from "../../src/ui/Field.tsx";

/** Something to hand over, with a button that copies it. */
export function CopyField({ form, label, value }: { form: string; label: string; value: string }) {
  const [copied, setCopied] = useState("");
  const [refused, setRefused] = useState(false);
  return (
    <div className="mt-2 flex items-end gap-2 font-normal text-ink">
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
  );
}
