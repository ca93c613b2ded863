# The image that builds and publishes the site in Kubernetes; see build.yaml beside it.

FROM node:24-bookworm-slim
# rclone uploads; it needs the certificates to speak https.
RUN apt-get update \
  && apt-get install -y --no-install-recommends rclone ca-certificates \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /project
# The user "node" builds, and keeps a cache beside the packages.
RUN chown node:node /project
USER node
COPY --chown=node:node package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY --chown=node:node . .
# Stops at errors and at warnings.
RUN npx quire check --strict
