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

Every host gets the same: the security policy as headers, old addresses answered by one redirect
that keeps the query, pages and their data asked for again at every visit, files below \`/assets/\`
kept for ever, and the 404 page with the status 404.

${uses.join('\n')}

A host that takes no settings, such as GitHub Pages, needs none of them: the policy is in the pages
as far as meta tags can carry it, and a document at each old address leads to the new one.
`
}
