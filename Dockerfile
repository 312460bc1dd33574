# The same image runs the migrations, the backend and the workers. The command of each container selects the program.

FROM node:26.10.0-slim AS packages
WORKDIR /site
COPY package.json package-lock.json ./
# npm must not run the install scripts of packages: none of our packages needs one, and a compromised package could use
# one to run its own code.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM node:26.10.0-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node backend/sandbox/site/compile.ts && node frontend/build.mjs \
  && rm -rf dist/backend/sandbox dist/backend/test dist/.compiled.json

FROM node:26.10.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data AUDIT_HEAD_FILE=/data/audit-head.jsonl
WORKDIR /site
RUN mkdir /data /backups && chown node:node /data /backups
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/dist dist
COPY package.json ./
# The image contains the compiled code of all modules, so that the programs start faster. The containers only read it,
# because their file system is read-only.
ENV NODE_COMPILE_CACHE=/site/compile-cache
RUN node --input-type=module -e "await import('reflect-metadata'); \
  await import('./dist/backend/src/app.module.js'); await import('./dist/workers/src/workers.module.js')"
USER node
VOLUME /data
EXPOSE 3000
# The exec form of CMD starts Node directly, without a shell, so that Node receives SIGTERM and can shut down
# gracefully. The young generation of the heap is larger than the default, so that most objects of a request become
# garbage before they would be copied to the old generation.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "dist/backend/src/main.js"]
