/** The dialog that the buttons on the careers page open, by id, and the attribute in which they carry a position. */
export const applicationDialog = "application-dialog";
export const positionAttribute = "data-apply-for";
