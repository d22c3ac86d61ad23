import { type Campaign, readCampaign } from "../../domain/forms/form.ts";

/** Campaign parameters outlive the landing page: campaign.client.ts keeps them for this visit. */
export function visitCampaign(): Campaign {
  let search = location.search;
  try {
    search = sessionStorage.getItem("campaign") ?? search;
  } catch {
    // Storage is switched off: the address of this page is all there is.
  }
  const parameters = new URLSearchParams(search);
  return readCampaign((name) => parameters.get(name));
}
