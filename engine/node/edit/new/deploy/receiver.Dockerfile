# An image that receives the forms of the site, on port 8080, as an unprivileged user. Build the
# site first, and start it with the settings from compose.yaml:
#
#   npx quire build
#   docker compose --file receiver/compose.yaml up --build
#
# The folder of the image is dist/.quire/receiver.

FROM node:24-slim
WORKDIR /srv/forms
COPY . .
# Only the user "node" can read the enquiries.
RUN install --directory --owner=node --mode=700 /data
VOLUME /data
USER 1000
EXPOSE 8080
ENTRYPOINT ["node", "receiver.mjs", "--data", "/data", "--host", "0.0.0.0", "--port", "8080"]
CMD ["--settings", "/run/secrets/settings"]
