import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort, responds, type SiteServer, stopProcess } from "../../tests/support/site-server.ts";

const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** The site's files with their headers from nginx, in one process and without TLS. */
export async function startNginx(program: string, dist: string): Promise<SiteServer> {
  const work = await mkdtemp(join(tmpdir(), "bench-nginx-"));
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const brotli = join(dirname(program), "..", "lib", "nginx", "modules", "ngx_http_brotli_static_module.so");
  const hasBrotli = existsSync(brotli);
  if (!hasBrotli) console.log("nginx has no brotli module here: it sends gzip instead.");
  await writeFile(
    join(work, "nginx.conf"),
    `${hasBrotli ? `load_module ${brotli};` : ""}
master_process off; daemon off; pid ${work}/pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  ${temporary.map((name) => `${name}_temp_path ${work}/${name};`).join(" ")}
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=1000;
  include ${resolve("deploy/nginx-types.conf")};
  include ${resolve("deploy/nginx-maps.conf")};
  server {
    listen 127.0.0.1:${port};
    root ${dist};
    ${hasBrotli ? "brotli_static on;" : ""} gzip_static on; gzip_vary on;
    include ${resolve("deploy/nginx-headers.conf")};
    location / { try_files $uri $uri/index.html =404; }
  }
}`,
  );
  const nginx = spawn(program, ["-c", join(work, "nginx.conf"), "-p", work], { stdio: "inherit" });
  while (!(await responds(origin))) {
    if (nginx.exitCode !== null) throw new Error("nginx stopped before it responded.");
    await wait(50);
  }
  return { origin, pid: nginx.pid!, stop: () => stopProcess(nginx, work) };
}
