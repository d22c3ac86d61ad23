import type { ComponentProps } from "react";
import { longestNote } from "../../domain/desk/enquiry.ts";
import { TextArea } from "../../src/ui/Field.tsx";

/** A few words beside something else that is saved. */
export const NoteField = ({
  label = "Note",
  ...field
}: Omit<ComponentProps<typeof TextArea>, "label"> & { label?: string }) => (
  <TextArea {...field} label={label} className="min-h-16!" rows={2} maxLength={longestNote} />
);

/** As an action has it: nothing where nothing was written. */
export const noteOf = (text: string): { note?: string } => (text.trim() ? { note: text.trim() } : {});
