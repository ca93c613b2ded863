import { createHash } from 'node:crypto'
import { basename } from 'node:path'

/** The content of each file, keyed by its path within an output. */
export type Files = ReadonlyMap<string, Buffer>

/** Replaces what may differ between equal outputs of two versions of the engine. */
export interface Normaliser {
  /** Replaces the hash in a file name, and in URLs that end with that name. */
  normaliseNames: (text: string) => string
  /** Replaces file names, and the hashes that depend on the bundle and the inline boot scripts. */
  normaliseText: (text: string) => string
}

const FILE_NAME = /(?<![\w.-])[\w-]+\.(?:js|css|json|png)\b/g
const HASH = /-+[\w-]{7,8}(?=\.\w+$)/
/**
 * Vite writes hashes in base64url. For a site's own files, the engine writes hashes in hexadecimal.
 */
const BUNDLED = /^assets\/[\w.-]+-(?![0-9a-f]{8}\.)[\w-]{7,8}\.(?:js|css)$/
const HASHED_JSON = /^assets\/[\w.-]+-[0-9a-f]{8}\.json$/
/** The hash in a social image's name depends on all engine sources. */
const SOCIAL_IMAGE = /^assets\/link-[0-9a-f]{10}\.png$/
/** The bundle id, which each page's data contains. */
const BUILD_ID = /"build":"[0-9a-f]{12}"/g
const CSP_HASH = /'sha256-([\w+/]+=*)'/g
/** An inline script on a page that has page data. In other documents, scripts are content. */
const BOOT_SCRIPT = /<script(?: type="module")?>(.*?)<\/script>/gs
const PAGE_DATA = '<script type="application/json" id="quire-page"'

/** `true` if the bundler wrote a file, so that its content is not compared. */
export function isBundled(file: string): boolean {
  return BUNDLED.test(file)
}

export function isPage(html: string): boolean {
  return html.includes(PAGE_DATA)
}

/** Creates the normaliser of one output. The other output determines which hashes must be equal. */
export function createNormaliser(own: Files, other: Files): Normaliser {
  const names = listNames(own, other)
  const bootHashes = listBootHashes(own)
  const normaliseNames = (text: string) =>
    text.replace(FILE_NAME, (name) => names.get(name) ?? name)
  const normaliseText = (text: string) =>
    normaliseNames(text)
      .replace(BUILD_ID, '"build":"#"')
      .replace(CSP_HASH, (value, hash) => (bootHashes.has(hash) ? "'sha256-#'" : value))
  return { normaliseNames, normaliseText }
}

/**
 * Maps file names to the same names without their hash, where the two outputs may have different
 * hashes: bundle files, and JSON files that occur in only one output because they name bundle
 * files. The names of social images get a hash of their bytes.
 */
function listNames(own: Files, other: Files): Map<string, string> {
  const hashedJson = [...other].filter(([file]) => HASHED_JSON.test(file))
  const contents = new Set(hashedJson.map(([, bytes]) => bytes.toString()))
  const names = new Map<string, string>()
  for (const [file, bytes] of own) {
    const isChanged = HASHED_JSON.test(file) && !contents.has(bytes.toString())
    const name = basename(file)
    if (isBundled(file) || isChanged) names.set(name, name.replace(HASH, '-#'))
    if (SOCIAL_IMAGE.test(file)) names.set(name, `link-#${hashBytes(bytes)}.png`)
  }
  return names
}

function hashBytes(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10)
}

function listBootHashes(files: Files): Set<string> {
  const scripts = new Set<string>()
  for (const [file, bytes] of files) {
    const html = file.endsWith('.html') ? bytes.toString() : ''
    if (!isPage(html)) continue
    for (const [, script = ''] of html.matchAll(BOOT_SCRIPT)) scripts.add(script)
  }
  const hash = (script: string) => createHash('sha256').update(script).digest('base64')
  return new Set([...scripts].map(hash))
}
