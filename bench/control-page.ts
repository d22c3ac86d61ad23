import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Never changes: what differs between two measurements of it is the machine's own noise. */
const html = (path: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Control page</title>
<link rel="icon" href="data:,">
<script type="speculationrules">{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}</script>
<main>
<h1>Control page ${path}</h1>
<p>${"Plain text without styles, pictures and scripts. ".repeat(60)}</p>
<p><a href="/first">The first page</a> and <a href="/second">the second page</a></p>
</main>
</html>`;

/** A fixed, minimal page at every path. */
export async function startControlPage(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
    response.end(html(request.url ?? "/"));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
