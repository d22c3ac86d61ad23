import { userInfo } from "node:os";

/** Who is at the desk, also behind sudo. */
export const currentUser = (): string => process.env.SUDO_USER ?? userInfo().username;
