# One image for the three processes (migrate, backend, workers); what it does is chosen by the command.

FROM node:26-slim AS packages
WORKDIR /site
COPY package.json package-lock.json ./
# No install script of a package runs: none is needed.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM node:26-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node backend/sandbox/site/compile.ts && node frontend/build.mjs \
  && rm -rf dist/backend/sandbox dist/backend/test dist/.compiled.json

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data AUDIT_HEAD_FILE=/data/audit-head.jsonl
WORKDIR /site
RUN mkdir /data && chown node:node /data
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/dist dist
COPY package.json ./
USER node
VOLUME /data
EXPOSE 3000
# Exec form: the process itself receives SIGTERM and stops in order.
# Room for young objects: most of what an answer needs is gone before the collector looks.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "dist/backend/src/main.js"]
