import { campaignFields } from "../../domain/forms/form.ts";

/** Remembers, for this tab's visit, the campaign that brought the visitor, so that a form on a later page can tell. */
const arrived = new URLSearchParams(location.search);
if (campaignFields.some((name) => arrived.has(name))) {
  const kept = new URLSearchParams(
    campaignFields.flatMap((name) => (arrived.has(name) ? [[name, arrived.get(name) ?? ""]] : [])),
  );
  try {
    sessionStorage.setItem("campaign", kept.toString());
  } catch {
    // Storage can be switched off; the lead then goes without its campaign.
  }
}
