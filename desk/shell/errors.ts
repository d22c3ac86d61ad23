import { sharedValue } from "../ui/hooks.ts";

/** The server did not answer, or only its proxy did. Nothing is known about whether it has heard us. */
export class ServerAway extends Error {
  override name = "ServerAway";
}

/** There is no session, or it has ended. */
export class SignedOut extends Error {
  override name = "SignedOut";
}

/** What was asked for is not there, or no more. */
export class Gone extends Error {
  override name = "Gone";
}

/** The server has said no, and why in words for people. */
export class Refused extends Error {
  override name = "Refused";
}

/** The person has not done their part, or the device cannot; why, in words for people. */
export class PasskeyProblem extends Error {
  override name = "PasskeyProblem";
}

/** In words, for the place where somebody acted. `isAway`: the server still does not answer. */
export function errorText(error: unknown, isAway = true): string {
  if (error instanceof ServerAway)
    return isAway
      ? "Not saved: the server does not answer. What you typed is still here; try again."
      : "Not saved: the server did not answer. It does again, and what you typed is still here: press once more.";
  if (error instanceof SignedOut) return "Not saved: you are signed out. Sign in again; what you typed is kept.";
  if (error instanceof Refused || error instanceof Gone || error instanceof PasskeyProblem) return error.message;
  return "Not saved: something went wrong in this page. Reload it and try again.";
}

/** The last request did not reach the server, or it could not answer. */
export const serverAway = sharedValue(false);
/** Nobody tells this page what changes. */
export const streamAway = sharedValue(false);
