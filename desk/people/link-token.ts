import { useState } from "react";

/** What follows # in the address: it is sent to the server by the page alone. */
export function useLinkToken(): string {
  const [token] = useState(() => location.hash.slice(1));
  return token;
}
