import { Bold, Heading2, ImagePlus, Link2, List, type LucideIcon } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { buttonClass } from "../../src/ui/Button.tsx";
import { TextArea } from "../../src/ui/Field.tsx";
import { pictureAddress, useSendPicture, useSiteFiles } from "../site/api.ts";
import { pictureKinds } from "../site/form/single-fields.tsx";
import { problemText } from "../site/form/values.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { Loaded } from "../ui/Panel.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import type { ArticleProblem } from "./api.ts";
import { type Edit, lineAt, type Mark, mark, picture } from "./article-text.ts";

const buttons: readonly [Mark, string, LucideIcon][] = [
  ["heading", "Heading", Heading2],
  ["bold", "Bold", Bold],
  ["list", "List", List],
  ["link", "Link", Link2],
];
const button = "grid size-11 place-items-center rounded-sm text-muted hover:bg-paper-deep hover:text-ink";

interface Props {
  form: string;
  value: string;
  onType: (text: string) => void;
  /** Of the text as a whole, or of a line. */
  problems: readonly ArticleProblem[];
  /** What may be a slip. */
  doubts: readonly ArticleProblem[];
}

/** The text in Markdown, with buttons for what is used most. */
export function TextEditor({ form, value, onType, problems, doubts }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const area = () => frame.current!.querySelector("textarea")!;

  /** As if it were typed: the browser's own undo takes it back. */
  function apply({ start, end, text, select }: Edit): void {
    const field = area();
    field.focus();
    field.setSelectionRange(start, end);
    document.execCommand("insertText", false, text);
    field.setSelectionRange(...select);
  }
  const insert = useEffectEvent((file: string) => {
    setChosen(undefined);
    apply(picture(file, area().value, area().selectionStart));
  });
  // While the dialog is open, the text takes nothing.
  useEffect(() => {
    if (chosen && !isChoosing) insert(chosen);
  }, [chosen, isChoosing]);
  function show(line: number): void {
    const field = area();
    field.focus();
    field.setSelectionRange(...lineAt(field.value, line));
  }

  return (
    <div ref={frame}>
      <fieldset aria-label="Marks" className="-ml-2 flex flex-wrap">
        {buttons.map(([kind, name, Icon]) => (
          <button
            key={kind}
            type="button"
            aria-label={name}
            title={name}
            className={button}
            onClick={() => apply(mark(kind, area().value, area().selectionStart, area().selectionEnd))}
          >
            <Icon aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </button>
        ))}
        <button type="button" aria-label="Picture" title="Picture" className={button} onClick={() => setChoosing(true)}>
          <ImagePlus aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </button>
      </fieldset>
      <TextArea
        form={form}
        name="body"
        label="Text"
        required
        rows={16}
        maxLength={190_000}
        hint="In Markdown: ## begins a section, - a line of a list. An empty line begins a new paragraph."
        error={problems.length > 0 ? "To be mended:" : undefined}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
      <ul className="mt-1 text-sm">
        {[...problems, ...doubts].map(({ line, message }) => (
          <li
            key={`${line} ${message}`}
            className={`mt-1 break-words ${message.endsWith("?") ? "text-muted" : "text-alert"}`}
          >
            {line && (
              <button type="button" className="link mr-1 min-h-8 text-inherit" onClick={() => show(line)}>
                Line {line}:
              </button>
            )}
            {line ? message : problemText({ message })}
          </li>
        ))}
      </ul>
      <PictureSheet
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(file) => {
          setChoosing(false);
          setChosen(file);
        }}
      />
    </div>
  );
}

interface PictureSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (file: string) => void;
}

/** A new picture, or one that is there already. */
const PictureSheet = ({ isOpen, onClose, onChoose }: PictureSheetProps) => (
  <Sheet title="Put a picture into the text" isOpen={isOpen} onClose={onClose}>
    <Choice onChoose={onChoose} />
  </Sheet>
);

function Choice({ onChoose }: Pick<PictureSheetProps, "onChoose">) {
  const send = useSendPicture();
  return (
    <div className="space-y-4 text-sm">
      <label className={`${buttonClass("outline")} cursor-pointer has-focus-visible:outline-2`}>
        {send.isPending ? "Sending…" : "Choose a picture from this device"}
        <input
          type="file"
          accept={pictureKinds}
          disabled={send.isPending}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) send.mutate(file, { onSuccess: (made) => onChoose(made.file) });
          }}
        />
      </label>
      <ActionError error={send.error} />
      <Loaded query={useSiteFiles()}>
        {({ pictures }) =>
          pictures.length > 0 && (
            <ul aria-label="Your pictures" className="grid grid-cols-3 gap-2">
              {pictures.map(({ file, width, height }) => (
                <li key={file}>
                  <button
                    type="button"
                    className="block w-full border border-line bg-paper p-1 hover:border-action"
                    onClick={() => onChoose(file)}
                  >
                    <img
                      src={pictureAddress(file)}
                      alt={file}
                      width={width}
                      height={height}
                      loading="lazy"
                      className="aspect-square w-full object-contain"
                    />
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
