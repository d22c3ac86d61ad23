import { ServerAway } from "../shell/errors.ts";

export const signInError = (error: Error): string =>
  error instanceof ServerAway ? "The server does not answer. Try again in a moment." : error.message;
