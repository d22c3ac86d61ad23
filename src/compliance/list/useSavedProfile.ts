import { useMemo } from "react";
import type { Profile } from "../../../domain/compliance/profile.ts";
import { parseProfile, profileQuery } from "../../../domain/compliance/profile-address.ts";
import { type AddressFormat, useAddressState } from "../../ui/useAddressState.ts";

function parse(params: URLSearchParams): Profile | undefined {
  const parsed = parseProfile(params);
  return parsed.ok ? parsed.profile : undefined;
}

/** As text, which stays the same while other parts of the address change: the cards are not rendered again for them. */
const profileInAddress: AddressFormat<string> = {
  parse(params) {
    const profile = parse(params);
    return profile ? profileQuery(profile) : "";
  },
  write: () => undefined,
};

/** What the visitor has told My calendar, once all of it is valid. */
export function useSavedProfile(): Profile | undefined {
  const { state: query } = useAddressState(profileInAddress);
  return useMemo(() => parse(new URLSearchParams(query)), [query]);
}
