import { Bold, Heading2, ImagePlus, Link2, List, type LucideIcon } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { TextArea } from "../../src/ui/Field.tsx";
import { problemText } from "../site/form/form-words.ts";
import type { ArticleProblem } from "./api.ts";
import { type Edit, lineAt, type Mark, mark, picture } from "./formatting.ts";
import { PictureSheet } from "./PictureSheet.tsx";

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
