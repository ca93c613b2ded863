import { SECURITY_PATH } from '../../../core/addresses/paths'
import { apache } from './apache'
import { caddy } from './caddy'
import { cloudflarePages } from './cloudflare-pages'
import type { Host, HostFile, HostingOptions, PlacedOptions } from './host'
import { addBase, verifyHosting } from './host'
import { netlify } from './netlify'
import { nginx } from './nginx'
import { ESCAPE } from './patterns'
import { vercel } from './vercel'

/** The hosts for which a build writes files. */
export const hosts: Host[] = [apache, caddy, cloudflarePages, netlify, nginx, vercel]

/** The files for all hosts, in one folder per host, with instructions. */
export function renderHostFiles(options: HostingOptions): HostFile[] {
  verifyHosting(options)
  const placed = addBase(options)
  const files = hosts.flatMap((host) =>
    host.renderFiles(placed).map(({ path, text }) => ({ path: `${host.name}/${path}`, text })),
  )
  return [...files, { path: 'README.md', text: renderReadme(placed) }]
}

/** The longest line that every host reads. Cloudflare Pages ignores longer lines. */
const LONGEST = 2000

/** Notices for the site's owner before the site is published. */
export function listHostWarnings(files: HostFile[]): string[] {
  const limits = hosts.flatMap(({ name, listWarnings = () => [] }) =>
    listWarnings(listFilesOf(name, files)),
  )
  return [...files.flatMap(reportLongLine), ...limits]
}

/** A host's files, by their paths within its folder. */
function listFilesOf(name: string, files: HostFile[]): HostFile[] {
  return files
    .filter(({ path }) => path.startsWith(`${name}/`))
    .map((file) => ({ ...file, path: file.path.slice(name.length + 1) }))
}

/**
 * A redirect in the files of any host. The files name the redirects that the host cannot express.
 */
const REDIRECT =
  /^(?:"(?:source|destination)"|location |return 30|redir |RewriteRule |\/\S+ \S+ \d)/

function reportLongLine({ path, text }: HostFile): string[] {
  const lines = text
    .split('\n')
    .filter((line) => !REDIRECT.test(line.trim()) && !line.includes(ESCAPE))
  const longest = Math.max(...lines.map((line) => line.length))
  if (longest <= LONGEST) return []
  return [
    `A line of ${path} has ${longest} characters, but some hosts read only ${LONGEST}: the security settings list too many hosts.`,
  ]
}

function renderReadme({ base, url, outside }: PlacedOptions): string {
  const uses = hosts.map(({ name, use, below = () => use }) => {
    return `- \`${name}\`: ${base ? below(base) : use}`
  })
  return `# Files for hosts

All hosts get the same behaviour: the security policy as headers, one redirect for each old address
that keeps the query, pages and their data that are revalidated at every visit, files below
\`/assets/\` that are cached forever, and the 404 page with status 404.

${base ? `${renderUnderPath(base, url, outside.length > 0)}\n` : ''}${outside.length > 0 ? `${renderOutsideUse(outside)}\n` : ''}${uses.join('\n')}

A host without settings, such as GitHub Pages, needs none of these files: the policy is in the pages'
meta tags, where these can express it, and a document at each old address redirects the browser.
`
}

const renderOutsideUse = (outside: PlacedOptions['outside']) =>
  `The files for nginx, Caddy and Apache also contain the redirects in \`outside\`. Other hosts ignore
them.${outside.some(({ isWithin }) => !isWithin) ? ' On Apache, write `IncludeOptional` and the path of `quire-outside.conf` into the `<VirtualHost>` block.' : ''}
`

/** The differences for a site that shares its host with others. */
const renderUnderPath = (
  base: string,
  url: string,
  hasOutside: boolean,
) => `The site is published under \`${base}/\`: put its files into the \`${base.slice(1)}\` folder of the
server's document root. Nothing outside that path is changed${hasOutside ? ', except by the redirects in `outside`' : ''}, so that other
sites can share the host. Some files work only at the root of the host, outside the site:

- Add the line \`Sitemap: ${url}/sitemap.xml\` to the \`robots.txt\` there.
- Publish the site's \`${SECURITY_PATH.slice(1)}\`, if it has one, at \`${new URL(url).origin}${SECURITY_PATH}\`.
`
