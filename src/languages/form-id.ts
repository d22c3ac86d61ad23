/** The state that is chosen at the prices goes with the form, wherever on the page that is. */
export const languageFormId = "contact-form";
