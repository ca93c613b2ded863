import type { Settings } from '../../../../schemas/generated/types'
import { htmlPathOf, markdownPathOf, SECURITY_PATH } from '../../../core/addresses/paths'
import { listFeedForms } from '../../../core/page/feed-forms'
import type { FixEdit, RuleIssue } from '../../lib/problems/problem'
import { WHOLE_FILE } from '../../lib/problems/problem'
import type { CheckContext } from '../facts/context'
import { REDIRECTS_FILE, SETTINGS_FILE } from '../facts/context'
import type { SiteRule } from './rule'

const RESERVED = ['/assets', '/_data', '/.quire']
const WRITTEN = /^\/(?:robots\.txt|sitemap(?:-\d+)?\.xml|llms\.txt|third-party-licences\.txt)$/

/** No file in the `public` folder has a path that the site already uses. */
export const publicClash: SiteRule = {
  name: 'public-clash',
  scope: 'site',
  check(context) {
    const { publicFiles } = context
    if (publicFiles.length === 0) return []
    const taken = listTaken(context)
    const seen = new Map<string, string>()
    return publicFiles.flatMap(({ path }): RuleIssue[] => {
      const clash = findTaken(path, taken) ?? findTwin(path, seen)
      if (!clash) return []
      const [message, hint, ...fixes] = clash
      return [{ file: `public${path}`, pointer: '', place: WHOLE_FILE, message, hint, fixes }]
    })
  },
}

type Clash = [message: string, hint: string, ...fixes: FixEdit[]]

interface Taken {
  /** If `true`, the build writes a `security.txt`. */
  hasContact: boolean
  /** Path in lower case → the site's file at that path. */
  addresses: Map<string, string>
  /** The lower-case paths that have pages under them. */
  folders: Set<string>
}

function listTaken({ pages, redirects, shared, collections, locales }: CheckContext): Taken {
  const settings = shared.get(SETTINGS_FILE) as Partial<Settings> | undefined
  const owners = [
    ...[...pages].map(([route, { file }]) => [route, file] as const),
    // Paths that match patterns are reported at the patterns.
    ...redirects.flatMap(({ from, isPattern }) =>
      isPattern ? [] : [[from, REDIRECTS_FILE] as const],
    ),
  ]
  const addresses = owners.flatMap(([route, file]) => {
    const markdown = settings?.markdown ? [markdownPathOf(route)] : []
    const paths = [route, `/${htmlPathOf(route)}`, `${route}/index.html`, ...markdown]
    return paths.map((path) => [path.toLowerCase(), file] as const)
  })
  const feeds = collections.flatMap(({ file, route, feed }) =>
    feed ? listFeedForms(route).map(({ path }) => [path.toLowerCase(), file] as const) : [],
  )
  const overviews = locales.map(({ path }) => [`/${path}/llms.txt`, 'the build'] as const)
  const folders = owners.flatMap(([route]) => listFolders(route.toLowerCase()))
  return {
    hasContact: settings?.security?.contact !== undefined,
    addresses: new Map([...addresses, ...feeds, ...overviews]),
    folders: new Set(folders),
  }
}

/** `/bread/rye/dark` → `/bread`, `/bread/rye` */
function listFolders(path: string): string[] {
  const parts = path.split('/').slice(1, -1)
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
}

/** Many disks and some hosts can store only one of two names that differ only in case. */
function findTaken(path: string, { hasContact, addresses, folders }: Taken): Clash | undefined {
  const lower = path.toLowerCase()
  const reserved = RESERVED.find((folder) => `${lower}/`.startsWith(`${folder}/`))
  if (reserved) {
    return [
      `"${reserved}" is reserved for the build.`,
      `Move it to another folder, or out of "public"${reserved === RESERVED[0] ? ' into "assets"' : ''}.`,
    ]
  }
  if (WRITTEN.test(lower) || (hasContact && lower === SECURITY_PATH)) {
    return [`The build writes "${lower}" itself.`, 'Remove the file.', { kind: 'delete-file' }]
  }
  const owner = [lower, ...listFolders(lower).filter((folder) => folder.endsWith('.html'))]
    .map((one) => addresses.get(one))
    .find((file) => file !== undefined)
  if (owner) {
    return [`The path "${path}" is taken by ${owner}.`, 'Give one of them another name.']
  }
  if (!folders.has(lower)) return undefined
  return [`There are pages below "${path}".`, 'Give the file another name.']
}

function findTwin(path: string, seen: Map<string, string>): Clash | undefined {
  for (const one of [...listFolders(path), path]) {
    const known = seen.get(one.toLowerCase())
    if (known !== undefined && known !== one) {
      return [
        `The name differs from "${known}" only in upper and lower case.`,
        'Many disks and some hosts treat them as one file. Give it another name.',
      ]
    }
    seen.set(one.toLowerCase(), one)
  }
  return undefined
}
