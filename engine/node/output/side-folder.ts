/** Where the output keeps what is for servers and for the next build, not for visitors. */
export const SIDE_FOLDER = '.quire'
/** The redirect rules. */
export const REDIRECTS_FILE = `${SIDE_FOLDER}/redirects.json`
/** The headers of the security policy. */
export const HEADERS_FILE = `${SIDE_FOLDER}/headers.json`
/** A folder for each kind of server, with its settings. */
export const HOSTING_FOLDER = `${SIDE_FOLDER}/hosting`
/** Says that the folder is Quire's, and which files Quire wrote; see `mark.ts`. */
export const MARK_FILE = `${SIDE_FOLDER}/output.json`
