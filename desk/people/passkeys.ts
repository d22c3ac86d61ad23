import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import { PasskeyProblem } from "../shell/errors.ts";

/** Our server asks for no extensions; their types do not survive the way through JSON. */
type WithoutExtensions<Options> = Omit<Options, "extensions">;

// Copies: the server's schema is one of plain objects.

export async function makePasskey(optionsJSON: WithoutExtensions<PublicKeyCredentialCreationOptionsJSON>) {
  const { response, clientExtensionResults, ...made } = await inWords(() => startRegistration({ optionsJSON }));
  return { ...made, response: { ...response }, clientExtensionResults: { ...clientExtensionResults } };
}

export async function askForPasskey(optionsJSON: WithoutExtensions<PublicKeyCredentialRequestOptionsJSON>) {
  const { response, clientExtensionResults, ...made } = await inWords(() => startAuthentication({ optionsJSON }));
  return { ...made, response: { ...response }, clientExtensionResults: { ...clientExtensionResults } };
}

async function inWords<T>(work: () => Promise<T>): Promise<T> {
  if (!browserSupportsWebAuthn())
    throw new PasskeyProblem("This browser cannot use passkeys. Update it, or use another.");
  try {
    return await work();
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
      throw new PasskeyProblem("This device has a passkey for the desk already. Sign in with it.");
    if (error instanceof Error && error.name === "NotAllowedError")
      throw new PasskeyProblem("That was cancelled, or took too long. Try again.");
    if (error instanceof Error && error.name === "SecurityError")
      throw new PasskeyProblem("Passkeys belong to the desk's own address. Open the desk by the link you were given.");
    throw new PasskeyProblem("The device could not do that. Try again, or use another device.");
  }
}
