import { createPages, SiteNotBuilt } from "../http/pages.ts";

/** Names under assets/ change with their content. */
const forever = { "cache-control": "public, max-age=31536000, immutable" };

/** The built pages of the desk. One page stands for all addresses that are no file: it shows what the address says. */
export async function createDeskFiles(folder: string): Promise<(request: Request) => Response> {
  const pages = await createPages({ distDir: folder }).catch((error) => {
    throw error instanceof SiteNotBuilt
      ? new SiteNotBuilt(`The desk is not built in ${folder}. Run: npm run build`)
      : error;
  });
  return (request) => {
    const { pathname, origin } = new URL(request.url);
    const file = pages.find(request, pathname.startsWith("/assets/") ? forever : {});
    if (file) return file;
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads || /\.\w+$/.test(pathname)) return pages.fetch(request);
    return pages.fetch(new Request(`${origin}/`, { method: request.method, headers: request.headers }));
  };
}
