import { apache } from './apache'
import { caddy } from './caddy'
import { cloudflarePages } from './cloudflare-pages'
import type { Host, HostFile, HostingOptions } from './host'
import { verifyHosting } from './host'
import { netlify } from './netlify'
import { nginx } from './nginx'
import { vercel } from './vercel'

/** The servers that a build writes files for. */
export const hosts: Host[] = [apache, caddy, cloudflarePages, netlify, nginx, vercel]

/** The files of all hosts, one folder each, and what to do with them. */
export function renderHostFiles(options: HostingOptions): HostFile[] {
  verifyHosting(options)
  const files = hosts.flatMap((host) =>
    host.renderFiles(options).map(({ path, text }) => ({ path: `${host.name}/${path}`, text })),
  )
  return [...files, { path: 'README.md', text: renderReadme() }]
}

/** The longest line that every host reads: Cloudflare Pages passes over longer ones. */
const LONGEST = 2000

/** What the owner should know of the files before the site is published. */
export function listHostWarnings(files: HostFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const longest = Math.max(...text.split('\n').map((line) => line.length))
    if (longest <= LONGEST) return []
    return `A line of ${path} has ${longest} characters, but some hosts read only ${LONGEST}: the security settings list too many hosts.`
  })
}

function renderReadme(): string {
  const uses = hosts.map(({ name, use }) => `- \`${name}\`: ${use}`)
  return `# Files for hosts

All hosts get the same behaviour: the security policy as headers, one redirect for each old address
that keeps the query, pages and their data that are revalidated at every visit, files below
\`/assets/\` that are cached forever, and the 404 page with status 404.

${uses.join('\n')}

A host without settings, such as GitHub Pages, needs none of these files: the policy is in the pages'
meta tags as far as these can express it, and a document at each old address redirects the browser.
`
}
