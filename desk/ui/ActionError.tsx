import { StatusLine } from "../../src/ui/StatusLine.tsx";
import { errorText } from "../api/errors.ts";

/** Where somebody acted: what went wrong. */
export const ActionError = ({ error }: { error: Error | null }) => (
  <StatusLine kind="problem">{error && errorText(error)}</StatusLine>
);
