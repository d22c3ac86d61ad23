export { createPages, type Pages } from "./pages.ts";
export { securityHeaders } from "./security-headers.ts";
