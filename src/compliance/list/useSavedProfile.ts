import type { Profile } from "../../../domain/compliance/profile.ts";
import { parseProfile } from "../../../domain/compliance/profile-address.ts";
import { type AddressFormat, useAddressState } from "../../ui/useAddressState.ts";

const profileInAddress: AddressFormat<Profile | undefined> = {
  parse(params) {
    const parsed = parseProfile(params);
    return parsed.ok ? parsed.profile : undefined;
  },
  write: () => undefined,
};

/** What the visitor has told My calendar, once all of it is valid. */
export const useSavedProfile = (): Profile | undefined => useAddressState(profileInAddress).state;
