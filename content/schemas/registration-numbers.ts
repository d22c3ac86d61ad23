/** How the Registrar's numbers are written. Plain values, for code in the browser. */
export const cinPattern = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;
export const llpinPattern = /^[A-Z]{3}-\d{4}$/;
