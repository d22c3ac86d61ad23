/**
 * How long what people send is kept, in months. The privacy policy, the forms and the server's settings read it here: whoever keeps
 * data for another time changes it here, and sets no other in the server's settings.
 */
export const retentionMonths = { enquiries: 12, applications: 6 };
