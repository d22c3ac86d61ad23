import { buttonClass } from "../../../src/ui/Button.tsx";
import { Disclosure } from "../../../src/ui/Disclosure.tsx";
import { fieldId } from "../../../src/ui/Field.tsx";
import { ActionError } from "../../ui/ActionError.tsx";
import { pictureAddress, useRemovePicture, useSendPicture } from "../files-api.ts";
import { useForm } from "./FormContext.ts";
import { type FieldProps, useFieldProps } from "./field-props.ts";

/** What the server can read: build/own-pictures/reencode.ts. */
export const pictureKinds = "image/jpeg,image/png,image/webp,image/avif";
const quiet = "min-h-11 text-sm text-muted underline hover:text-alert";

/** A picture from this device, or one that is there already. */
export function PictureField(props: FieldProps) {
  const { pictures } = useForm();
  const { field, set } = useFieldProps(props);
  const send = useSendPicture();
  const remove = useRemovePicture();
  const file = typeof props.value === "string" ? props.value : "";
  const id = fieldId(field);
  const others = pictures.filter((picture) => picture.file !== file);
  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 text-sm font-strong">
        {field.label}
        {field.required && <span aria-hidden="true"> *</span>}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {file && <Thumbnail file={file} className="size-20" />}
        <label className={`${buttonClass("outline")} cursor-pointer has-focus-visible:outline-2`}>
          {send.isPending ? "Sending…" : file ? "Choose another" : "Choose a picture"}
          <input
            id={id}
            type="file"
            accept={pictureKinds}
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-error`}
            aria-invalid={field.error ? true : undefined}
            disabled={send.isPending}
            className="sr-only"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              target.value = "";
              if (chosen) send.mutate(chosen, { onSuccess: (made) => set(made.file) });
            }}
          />
        </label>
        {file && (
          <button type="button" className={quiet} onClick={() => set("")}>
            Take it away
          </button>
        )}
      </div>
      <p
        id={`${id}-error`}
        data-error-slot={field.name}
        hidden={!field.error}
        className="mt-1.5 text-sm font-strong text-alert"
      >
        {field.error}
      </p>
      <ActionError error={send.error ?? remove.error} />
      {others.length > 0 && (
        <Disclosure label="Pictures that are there" line="words" className="mt-1">
          <ul className="flex flex-wrap gap-3 pt-1 pb-3">
            {others.map((picture) => (
              <li key={picture.file} className="w-24 text-center">
                <button type="button" aria-label={`Use ${picture.file}`} onClick={() => set(picture.file)}>
                  <Thumbnail file={picture.file} className="size-24" />
                </button>
                {!picture.isUsed && (
                  <button
                    type="button"
                    aria-label={`Remove ${picture.file}`}
                    className={quiet}
                    onClick={() => remove.mutate(picture.file)}
                  >
                    Remove
                  </button>
                )}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

const Thumbnail = ({ file, className }: { file: string; className: string }) => (
  <img
    src={pictureAddress(file)}
    alt={file}
    loading="lazy"
    className={`${className} rounded-sm border border-line bg-sheet object-contain`}
  />
);
