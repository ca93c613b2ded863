#!/bin/sh
# Publishes a built site with rclone: to object storage such as S3, R2 or Google Cloud Storage, or
# to any other destination of rclone.
#
#   sh publish.sh dist                    a site that was built as a whole
#   sh publish.sh part-1 part-2 part-3    a site that was built in parts: all of them
#
# Two variables name the destinations in rclone's format, REMOTE:FOLDER (https://rclone.org/docs/):
#
#   QUIRE_SITE     what visitors see, such as online:example-com; for a site below a path, with
#                  the path, such as online:example-com/docs
#   QUIRE_STATE    what they do not see, such as online:example-com-state. The list of published
#                  files is stored there, so that the next publication uploads only changes.
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
# If a publication is interrupted, each published page is still complete, and the next publication
# finishes the upload. Never run two publications at the same time.

set -eu
: "${QUIRE_SITE:?Set it to where visitors see the site, such as online:example-com.}"
: "${QUIRE_STATE:?Set it to where they do not see it, such as online:example-com-state.}"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The list of published files. Before the first publication, the list or its folder is missing, and
# rclone exits with 3. Stop on any other error, so that the destination is not treated as empty.
rclone copy "$QUIRE_STATE" "$work" --include /published.json || [ $? -eq 3 ]
if [ -f "$work/published.json" ]; then
  set -- "$@" --against "$work/published.json"
fi

# Joins the parts, and lists what to upload. Stops if a part is missing or of another build.
npx quire manifest --out "$work/lists" "$@"

# From here on, files may be online. If the script is interrupted, the next publication knows.
rclone copyto "$work/lists/publishing.json" "$QUIRE_STATE/published.json"

# Each line is a list of files, their folder and their headers. Assets come first and pages last,
# so that no page is online without its files. --no-check-dest: the lists contain only changed
# files, so rclone does not need to query each one.
tab=$(printf '\t')
while IFS="$tab" read -r list folder cache type; do
  rclone copy "$folder" "$QUIRE_SITE" --files-from-raw "$work/lists/$list" --no-check-dest \
    --header-upload "Cache-Control: $cache" --header-upload "Content-Type: $type" < /dev/null
done < "$work/lists/uploads.tsv"

# Finally, delete removed files. Assets stay for a day, for visitors with an old page open.
if [ -s "$work/lists/gone.txt" ]; then
  rclone delete "$QUIRE_SITE" --files-from-raw "$work/lists/gone.txt"
fi
rclone copyto "$work/lists/published.json" "$QUIRE_STATE/published.json"
