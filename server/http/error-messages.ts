import { site } from "../../content/site.ts";

const callUs = `or call us on ${site.phone.display}.`;

/** Why a request was not accepted. Every sentence ends with a way out that does not need this server. */
export const errorMessages = {
  400: `This form arrived incomplete. Please send it again, ${callUs}`,
  403: `This form was sent from another website. Please fill it in and send it again from here, ${callUs}`,
  408: `The connection was too slow. Please send the form again, ${callUs}`,
  413: `What you sent is too large. Please shorten it or choose a smaller file, ${callUs}`,
  415: `This form was sent in a way we cannot read. Please send it again from here, ${callUs}`,
  422: "Please check the fields marked below.",
  429: `You have sent this form several times in a short while. Please wait a little and send it again, ${callUs}`,
  500: `Something went wrong on our side. Please try again, ${callUs}`,
  503: `We could not save this just now. Please send it again in a minute, ${callUs}`,
  507: `We have no room for more resumes at the moment. Please send yours by mail to ${site.email}, ${callUs}`,
} as const;

export type ErrorStatus = keyof typeof errorMessages;

/** How long a visitor should wait when the store cannot save anything. */
export const storeRetrySeconds = 30;
