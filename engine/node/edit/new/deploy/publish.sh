#!/bin/sh
# Publishes a built site with rclone: to object storage such as S3, R2 or Google Cloud Storage, or
# to any other place that rclone can write to.
#
#   sh publish.sh dist                    a site that was built in one
#   sh publish.sh part-1 part-2 part-3    a site that was built in parts: all of them
#
# Two variables say where to, as rclone writes it, REMOTE:FOLDER (https://rclone.org/docs/):
#
#   QUIRE_SITE     what visitors see, such as online:example-com; for a site below a path, with
#                  the path, such as online:example-com/docs
#   QUIRE_STATE    what they do not see, such as online:example-com-state. The list of what is
#                  online is kept there, so that the next publication uploads only what changed.
#
# The remote "online" can be described by variables too, here for S3:
#
#   RCLONE_CONFIG_ONLINE_TYPE=s3
#   RCLONE_CONFIG_ONLINE_PROVIDER=AWS
#   RCLONE_CONFIG_ONLINE_REGION=eu-central-1
#   RCLONE_CONFIG_ONLINE_ACCESS_KEY_ID=...
#   RCLONE_CONFIG_ONLINE_SECRET_ACCESS_KEY=...
#   RCLONE_CONFIG_ONLINE_NO_CHECK_BUCKET=true
#
# A publication that is broken off leaves each page whole, and the next one makes good for it. Two
# publications at once would not know of each other: run one after the other.

set -eu
: "${QUIRE_SITE:?Set it to where visitors see the site, such as online:example-com.}"
: "${QUIRE_STATE:?Set it to where they do not see it, such as online:example-com-state.}"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What is online. Before the first publication there is no list, or not even a folder: rclone then
# ends with 3. With any other failure we stop, rather than take the place for empty.
rclone copy "$QUIRE_STATE" "$work" --include /published.json || [ $? -eq 3 ]
if [ -f "$work/published.json" ]; then
  set -- "$@" --against "$work/published.json"
fi

# Joins the parts, and lists what to upload. Stops if a part is missing, or of another build.
npx quire manifest --out "$work/lists" "$@"

# From here on, files may or may not be online: if we are stopped, the next publication knows.
rclone copyto "$work/lists/publishing.json" "$QUIRE_STATE/published.json"

# Each line is a list of files, where they lie, and their headers. Assets come first and pages
# last, so that no page is online without its files. --no-check-dest: the lists have only what
# changed, so that rclone need not ask for each file.
tab=$(printf '\t')
while IFS="$tab" read -r list folder cache type; do
  rclone copy "$folder" "$QUIRE_SITE" --files-from-raw "$work/lists/$list" --no-check-dest \
    --header-upload "Cache-Control: $cache" --header-upload "Content-Type: $type" < /dev/null
done < "$work/lists/uploads.tsv"

# At last, what is gone. Assets stay for a day, for visitors who have an old page open.
if [ -s "$work/lists/gone.txt" ]; then
  rclone delete "$QUIRE_SITE" --files-from-raw "$work/lists/gone.txt"
fi
rclone copyto "$work/lists/published.json" "$QUIRE_STATE/published.json"
