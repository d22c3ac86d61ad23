import type { UseMutationResult } from "@tanstack/react-query";
import {
  hasChangedMeanwhile,
  readDraft,
  shownValues,
  typeOver,
  useDraft,
  type Values,
  withoutSaved,
  writeDraft,
} from "./drafts.ts";

/** What a form needs of an action; desk/shell/action.ts makes it happen once, and brings the newer state if somebody was faster. */
type Action<Said> = Pick<UseMutationResult<unknown, Error, Said>, "mutateAsync" | "isPending" | "error">;

export type FormState = Pick<ReturnType<typeof useActionForm>, "isPending" | "error">;

/**
 * A form about an enquiry or an application. What is typed is a draft until it is saved; a field that nobody touched follows what is
 * there. `form` begins the ids of its fields.
 */
export function useActionForm<Fields extends Values, Said>(
  form: string,
  about: string,
  there: Fields,
  { mutateAsync, isPending, error }: Action<Said>,
) {
  const name = `${form}:${about}`;
  const draft = useDraft(name);
  const values = shownValues(draft, there);
  const type = (typed: Partial<Fields>) => writeDraft(name, typeOver(readDraft(name), there, typed as Values));
  return {
    values,
    type,
    isTyped: draft !== "",
    hasChangedMeanwhile: hasChangedMeanwhile(draft, there),
    isPending,
    error,
    /** For a field, a select or a text area. */
    field: (field: keyof Fields & string) => ({
      form,
      name: field,
      value: values[field],
      onChange: ({ target }: { target: { value: string } }) =>
        type({ [field]: target.value } as unknown as Partial<Fields>),
    }),
    drop: () => writeDraft(name, ""),
    /** Also when the page has gone on to something else by the time it is done. */
    save: (said: Said, onDone?: (isStillTyped: boolean) => void) =>
      mutateAsync(said).then(
        () => {
          writeDraft(name, withoutSaved(readDraft(name), values));
          onDone?.(readDraft(name) !== "");
        },
        // The form says what went wrong.
        () => {},
      ),
  };
}
