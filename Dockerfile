# The site with its API, and with DESK_PORT the desk. Build: docker build --build-arg SITE_URL=https://your-domain --build-arg DESK_PORT=4322 -t sthapana .
# With PostgreSQL beside it: compose.yaml. Without DATABASE_URL, leads are kept in SQLite on the volume /data.

FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/setup.mjs scripts/
RUN --mount=type=cache,target=/root/.npm node scripts/setup.mjs
COPY astro.config.ts tsconfig.json ./
COPY scripts scripts
COPY build build
COPY content content
COPY domain domain
COPY drawings drawings
COPY public public
COPY src src
COPY desk desk
COPY server server
# The firm's facts, if there are any beside this file: docs/operating.md, 'In containers'.
RUN --mount=type=bind,target=/context if [ -d /context/owner ]; then cp -r /context/owner owner; fi
ARG SITE_URL
ARG DESK_PORT
RUN node scripts/build.mjs

# Without install scripts the package "node" stays empty: the image has its own Node.
FROM node:24-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts

FROM node:24-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DESK_HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node -m 0700 /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/builds builds
COPY package.json ./
COPY content content
COPY domain domain
COPY drawings drawings
COPY server server
USER node
VOLUME /data
EXPOSE 4321 4322
HEALTHCHECK --interval=30s --timeout=10s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
