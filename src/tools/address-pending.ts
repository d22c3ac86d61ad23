/** On the root element while there is a plan, in the address or kept, that the tool does not show yet. */
export const addressPending = "data-address-pending";

/** The same for the answers of the rail, which come by themselves. */
export const answersPending = "data-answers-pending";
