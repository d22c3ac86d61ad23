import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { site } from "../../content/site.ts";
import type { DeskDeps } from "../desk/routing.ts";
import type { ChallengePurpose, NewPasskey, Passkey, Person } from "../enquiries/store-contract.ts";

/** A fifth of all that the server would load at its start; loaded when somebody signs in. */
const webauthn = () => import("@simplewebauthn/server");

/** EdDSA, ES256, RS256: what authenticators of today make. */
const algorithms = [-8, -7, -257];

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000);
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}),
};

/** What a browser sends after making or using a passkey, as far as its shape goes; the library checks the rest. */
export const registrationResponse = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export const authenticationResponse = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

/** The host passkeys belong to, from the setting and never from what a request says. */
const relyingParty = ({ deskUrl }: DeskDeps) => ({ rpID: new URL(deskUrl).hostname, origin: new URL(deskUrl).origin });

export async function registrationOptions(deps: DeskDeps, person: Person, purpose: ChallengePurpose) {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: `${site.name} desk`,
    rpID: relyingParty(deps).rpID,
    userName: person.email ?? person.name,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: (await deps.store.people.passkeys(person.id)).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await deps.store.people.rememberChallenge(options.challenge, purpose);
  return options;
}

/** The passkey in the response, or nothing when it does not hold. */
export async function verifyRegistration(
  deps: DeskDeps,
  response: z.infer<typeof registrationResponse>,
  purpose: ChallengePurpose,
  name: string,
): Promise<NewPasskey | undefined> {
  const { rpID, origin } = relyingParty(deps);
  const { verifyRegistrationResponse } = await webauthn();
  const verification = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => deps.store.people.takeChallenge(challenge, purpose),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!verification?.verified) return undefined;
  const { credential, credentialDeviceType, credentialBackedUp } = verification.registrationInfo;
  return {
    id: credential.id,
    name,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: credential.transports ?? [],
    deviceType: credentialDeviceType,
    backedUp: credentialBackedUp,
  };
}

export async function authenticationOptions(deps: DeskDeps) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: relyingParty(deps).rpID, userVerification: "required" });
  await deps.store.people.rememberChallenge(options.challenge, "sign-in");
  return options;
}

/** The new counter of the passkey, or nothing when the response does not hold. */
export async function verifyAuthentication(
  deps: DeskDeps,
  response: z.infer<typeof authenticationResponse>,
  { id, publicKey, counter, transports }: Passkey,
): Promise<number | undefined> {
  const { rpID, origin } = relyingParty(deps);
  const { verifyAuthenticationResponse } = await webauthn();
  const verification = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => deps.store.people.takeChallenge(challenge, "sign-in"),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(publicKey), counter, transports: transports as never },
  }).catch((error: Error) => {
    // A copy of the device counts from where it was copied. Nobody is locked out by it, but somebody should look.
    if (/counter/i.test(error.message))
      deps.log.warn("the counter of a passkey went backwards: it may have been copied");
    return undefined;
  });
  return verification?.verified ? verification.authenticationInfo.newCounter : undefined;
}
