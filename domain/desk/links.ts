/** What follows # is sent to no server and written into no log: the page reads it and posts it. */
export const joinLink = (deskUrl: string, token: string): string => `${deskUrl}/join#${token}`;
export const openLink = (deskUrl: string, token: string): string => `${deskUrl}/open#${token}`;
/** To the questions with which a site becomes one's own. */
export const startLink = (deskUrl: string, token: string): string => `${deskUrl}/start#${token}`;
export const enquiryLink = (deskUrl: string, id: string): string => `${deskUrl}/enquiries/${id}`;
