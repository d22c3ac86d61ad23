# The site with its API, the desk, and all that builds and publishes them: docker build -t sthapana .
# How it is run: docs/operating.md, 'In a container'. What goes into it: .dockerignore.

# The demonstration, which the image shows until its owner has answered the questions. Pages are the same for every machine.
FROM --platform=$BUILDPLATFORM node:24-trixie-slim AS demonstration
ENV IN_CONTAINER=on
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts
COPY . .
RUN npm run build

# Packages for the machine that the image is for: they are fetched, and none of them is run. The package "node" stays empty without its
# install script: the image has its own Node.
FROM --platform=$BUILDPLATFORM node:24-trixie-slim AS packages
ARG TARGETARCH
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm \
  npm ci --omit=dev --ignore-scripts --os=linux --libc=glibc --cpu=$(echo $TARGETARCH | sed s/amd64/x64/)

FROM node:24-trixie-slim
ENV NODE_ENV=production npm_config_update_notifier=false IN_CONTAINER=on HOST=0.0.0.0 DESK_HOST=0.0.0.0 DATA_DIR=/data OWNER_DIR=/data/owner BUILDS_DIR=/data/builds BACKUP_DIR=/data/backups
WORKDIR /app
# All that changes is on the volume, where what a build writes for itself finds the packages too.
RUN install -d -o node -g node -m 0700 /data && ln -s /data/cache .cache && ln -s /data/cache/types .astro && \
  ln -s /app/node_modules /node_modules
COPY --from=packages /app/node_modules node_modules
COPY --from=demonstration /app/builds builds
COPY . .
USER node
VOLUME /data
EXPOSE 4321 4322
# After a restore the site is built before anything answers.
HEALTHCHECK --interval=30s --timeout=10s --start-period=10m --start-interval=2s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4321}/up`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/parent.ts", "--own-desk"]
