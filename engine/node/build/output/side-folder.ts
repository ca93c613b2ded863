/** Where the output keeps what is for servers and for the next build, not for visitors. */
export const SIDE_FOLDER = '.quire'
/** The redirect rules. */
export const REDIRECTS_FILE = `${SIDE_FOLDER}/redirects.json`
/** What the preview knows of the site: the base, and the media types of feeds. */
export const SITE_FILE = `${SIDE_FOLDER}/site.json`
/** The headers of the security policy. */
export const HEADERS_FILE = `${SIDE_FOLDER}/headers.json`
/** When the site is to be built again; see `schedule.ts`. */
export const SCHEDULE_FILE = `${SIDE_FOLDER}/schedule.json`
/** A folder for each kind of server, with its settings. */
export const HOSTING_FOLDER = `${SIDE_FOLDER}/hosting`
/** Says that the folder is Quire's, and which files Quire wrote; see `mark.ts`. */
export const MARK_FILE = `${SIDE_FOLDER}/output.json`
/** The lists of the files for visitors, one from the build of each part; see `publishing`. */
export const MANIFEST_FOLDER = `${SIDE_FOLDER}/manifest`

/** The manifest of a part, or of a site that is built in one. */
export function nameManifest(part: number, parts: number): string {
  return `${MANIFEST_FOLDER}/${part}-of-${parts}.json`
}

/** Whether a path within an output is that of a manifest. */
export function isManifest(path: string): boolean {
  const name = path.slice(MANIFEST_FOLDER.length + 1)
  return path.startsWith(`${MANIFEST_FOLDER}/`) && /^[1-9]\d*-of-[1-9]\d*\.json$/.test(name)
}
