/** A brand longer than the sample's, for headers and titles that must have room for it. */
export const longBrand = "Arambh Filings";
