import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { Hono, type MiddlewareHandler } from "hono";
import { z } from "zod";
import { site } from "../../content/site.ts";
import { opensHereAlone } from "../../domain/registration/founder-page.ts";
import { type DeskContext, type DeskDeps, type DeskRequest, json } from "../desk/routing.ts";
import { describeBrowser, startSession } from "../desk/session.ts";
import type { ChallengePurpose, LinkState, NewPasskey, Passkey, Person } from "../enquiries/store-contract.ts";
import { clientNetworks, RateLimiter } from "../http/rate-limit.ts";

const token = z.string().regex(/^[\w-]{20,100}$/, "is not the secret of a link");
export const passkeyName = z.string().trim().min(1, "Please give it a name.").max(60);

const linkErrors: Record<"used" | "expired" | "unknown", string> = {
  used: "This link was used already.",
  expired: "This link has ended.",
  unknown: "This link is not known here.",
};

/** Counted by network, so that whoever guesses locks out nobody but themselves. A sign-in takes two. */
const attempts = { burst: 40, windowMs: 5 * 60_000 };

/** On a desk of this machine alone all programs are one network: whoever guesses would lock its owner out, and no secret can be guessed. */
const fromHere = /^(::1|(::ffff:)?127\.)/;

function limitAttempts({ deskUrl, env, now }: DeskDeps): MiddlewareHandler<DeskContext> {
  const limiter = new RateLimiter(attempts);
  return async (c, next) => {
    const socketAddress = c.env?.incoming?.socket.remoteAddress ?? "";
    if (env.TRUST_PROXY === 0 && opensHereAlone(deskUrl) && fromHere.test(socketAddress)) return next();
    const networks = clientNetworks(socketAddress, c.req.header("x-forwarded-for") ?? null, env.TRUST_PROXY);
    const wait = limiter.take(networks, now().getTime());
    if (wait > 0)
      return c.json({ error: "Too many attempts. Please wait a moment." }, 429, { "retry-after": String(wait) });
    return next();
  };
}

/** The ways in. None of them tells whether a person exists. */
export function signInRoutes(deps: DeskDeps) {
  const { store, log } = deps;
  const limit = limitAttempts(deps);
  const browserOf = (c: DeskRequest) => describeBrowser(c.req.header("user-agent"));

  /** 410: whoever has the link asks for a new one. */
  const refuse = (c: DeskRequest, state: Exclude<LinkState["state"], "good">) =>
    c.json({ error: linkErrors[state], state }, 410);

  return (
    new Hono<DeskContext>()
      .post("/sign-in/options", limit, async (c) => c.json(await authenticationOptions(deps), 200))
      .post("/sign-in/verify", limit, json(z.object({ response: authenticationResponse })), async (c) => {
        const { response } = c.req.valid("json");
        const passkey = await store.people.passkey(response.id);
        const counter = passkey && (await verifyAuthentication(deps, response, passkey));
        const signedIn =
          counter === undefined ? undefined : await store.people.signIn(response.id, counter, browserOf(c));
        if (!signedIn) {
          log.warn("a sign-in at the desk was refused");
          return c.json({ error: "This passkey is not known here, or took too long. Please try again." }, 401);
        }
        await store.audit.note(signedIn.person.name, "desk: sign-in", "passkey");
        startSession(c, deps, signedIn.secret);
        return c.json({ person: signedIn.person }, 200);
      })
      // Reads only: programs that look into mails open links too.
      .post("/join/options", limit, json(z.object({ token })), async (c) => {
        const link = await store.people.readLink(c.req.valid("json").token, "join");
        if (link.state !== "good") return refuse(c, link.state);
        return c.json({ person: link.person, options: await registrationOptions(deps, link.person, "join") }, 200);
      })
      .post(
        "/join/verify",
        limit,
        json(z.object({ token, response: registrationResponse, name: passkeyName })),
        async (c) => {
          const given = c.req.valid("json");
          const passkey = await verifyRegistration(deps, given.response, "join", given.name);
          if (!passkey) return c.json({ error: "The passkey could not be checked. Please try again." }, 422);
          const joined = await store.people.joinWithLink(given.token, passkey, browserOf(c));
          if (!joined) return c.json({ error: "This passkey is in use here already. Please make another one." }, 422);
          if (joined.state !== "good") return refuse(c, joined.state);
          await store.audit.note(joined.person.name, "desk: join", "passkey added");
          startSession(c, deps, joined.secret!);
          deps.changes.publish("people");
          return c.json({ person: joined.person }, 200);
        },
      )
      /** The link that `desk open` prints on this machine. */
      .post("/open", limit, json(z.object({ token })), async (c) => {
        const opened = await store.people.openWithLink(c.req.valid("json").token, browserOf(c));
        if (opened.state !== "good") return refuse(c, opened.state);
        await store.audit.note(opened.person.name, "desk: sign-in", "link of this machine");
        startSession(c, deps, opened.secret!);
        return c.json({ person: opened.person }, 200);
      })
  );
}

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
const authenticationResponse = z.looseObject({
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

async function authenticationOptions(deps: DeskDeps) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: relyingParty(deps).rpID, userVerification: "required" });
  await deps.store.people.rememberChallenge(options.challenge, "sign-in");
  return options;
}

/** The new counter of the passkey, or nothing when the response does not hold. */
async function verifyAuthentication(
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
