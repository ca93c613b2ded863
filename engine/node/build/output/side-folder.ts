/**
 * The folder in an output with files for servers and for the next build. Visitors do not need it.
 */
export const SIDE_FOLDER = '.quire'
/** The redirect rules. */
export const REDIRECTS_FILE = `${SIDE_FOLDER}/redirects.json`
/** The data for the preview: the base, and the feeds' media types. */
export const SITE_FILE = `${SIDE_FOLDER}/site.json`
/** The security policy's headers. */
export const HEADERS_FILE = `${SIDE_FOLDER}/headers.json`
/** When to build the site again; see `schedule.ts`. */
export const SCHEDULE_FILE = `${SIDE_FOLDER}/schedule.json`
/** One folder per host, with its settings. */
export const HOSTING_FOLDER = `${SIDE_FOLDER}/hosting`
/** The program that receives the site's forms, and the forms. */
export const RECEIVER_FOLDER = `${SIDE_FOLDER}/receiver`
export const FORMS_FILE = `${RECEIVER_FOLDER}/forms.json`
/** The ownership file; see `ownership-file.ts`. */
export const OWNERSHIP_FILE = `${SIDE_FOLDER}/output.json`
/** The manifests of the public files, one per part; see `publishing`. */
export const MANIFEST_FOLDER = `${SIDE_FOLDER}/manifest`

/** The manifest of a part, or of a site that is built as a whole. */
export function getManifestPath(part: number, parts: number): string {
  return `${MANIFEST_FOLDER}/${part}-of-${parts}.json`
}

/** Returns `true` if a path within an output belongs to a manifest. */
export function isManifest(path: string): boolean {
  const name = path.slice(MANIFEST_FOLDER.length + 1)
  return path.startsWith(`${MANIFEST_FOLDER}/`) && /^[1-9]\d*-of-[1-9]\d*\.json$/.test(name)
}
