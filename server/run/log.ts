import { type DestinationStream, type Logger, pino } from "pino";
import { NoRoomForResume, StoreUnavailable } from "../store/records.ts";

export type Log = Logger;

/**
 * The server's log: one JSON object a line, without personal data. A database may quote what it was given in an error's
 * text, so of an error only its kind, its code and where it happened are written, and the text where it is our own.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino({ level, base: null, serializers: { err: describeError } }, destination);
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, code, errcode, stack = "" } = error as Error & { code?: unknown; errcode?: unknown };
  return {
    type: name,
    ...((error instanceof StoreUnavailable || error instanceof NoRoomForResume) && { message: error.message }),
    ...(code !== undefined && { code }),
    ...(errcode !== undefined && { errcode }),
    at: stack
      .split("\n")
      .filter((line) => line.startsWith("    at "))
      .slice(0, 8)
      .map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
