# The image that builds and publishes the site in Kubernetes; see build.yaml.

FROM node:24-bookworm-slim
# rclone uploads the site; it needs the certificates for https.
RUN apt-get update \
  && apt-get install -y --no-install-recommends rclone ca-certificates \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /project
# The user "node" builds; its cache is in node_modules.
RUN chown node:node /project
USER node
COPY --chown=node:node package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY --chown=node:node . .
# Stops on errors and warnings.
RUN npx quire check --strict
