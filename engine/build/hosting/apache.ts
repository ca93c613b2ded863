import { splitHref } from '../../core/paths'
import type { Host, HostingOptions } from './host'
import { ASKED_AGAIN, CACHED_FOR_EVER, encodeTarget, escapeRegex } from './host'

/** Apache 2.4 with mod_rewrite and mod_headers: one file for the folder of the site. */
export const apache: Host = {
  name: 'apache',
  use:
    'Copy `.htaccess` into the folder of the site, for which `AllowOverride All` must be set; ' +
    'or include it in the `<Directory>` block.',
  renderFiles: (options) => [{ path: '.htaccess', text: renderHtaccess(options) }],
}

function renderHtaccess({ headers, redirects, documents = [] }: HostingOptions): string {
  const set = headers.map(([name, value]) => `Header always set ${name} ${quote(value)}`)
  const moved = redirects.flatMap(renderRedirect)
  return `${START}${set.join('\n')}${CACHING}
# Old addresses.
${moved.join('\n')}
${PAGES.replace(DOCUMENTS, () => documents.map(renderDocument).join(''))}`
}

const START = `Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
FileETag MTime Size
AddDefaultCharset utf-8
AddType font/woff2 .woff2
AddType image/avif .avif
AddType image/webp .webp
AddType "text/markdown; charset=utf-8" .md

`

/** A response may already have a table of headers for errors: each is set in that one alone. */
const CACHING = `
Header always set Cache-Control "${ASKED_AGAIN}"
Header always set Cache-Control "${CACHED_FOR_EVER}" "expr=%{REQUEST_URI} =~ m#^/assets/# && %{REQUEST_STATUS} in { '200', '206', '304' }"

# Missing files are never answered with HTML.
ErrorDocument 404 /404.html
<If "%{REQUEST_URI} =~ m#^/(assets|_data)/#">
  ErrorDocument 404 "Not found"
</If>
Header always set Content-Type "text/plain; charset=utf-8" "expr=%{REQUEST_URI} =~ m#^/(assets|_data)/# && %{REQUEST_STATUS} == 404"

RewriteEngine On
RewriteOptions AllowNoSlash
`

/** Where the conditions stand that let files pass which are no pages. */
const DOCUMENTS = '# Files that are no pages.\n'

function renderDocument(path: string): string {
  return `RewriteCond %{REQUEST_URI} !^${escapeRegex(path)}$\n`
}

const PAGES = `
# What is for servers; and pages have one address, without an ending.
RewriteCond %{REQUEST_URI} !^/\\.well-known/
RewriteRule "(^|/)\\." - [R=404,L]
# But not where the 404 page itself is fetched.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} "^[A-Z]+ [^? ]*\\.html[? ]"
${DOCUMENTS}RewriteRule "\\.html$" - [R=404,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} "^[A-Z]+ /(404|index)[? ]"
RewriteRule "^(404|index)$" - [R=404,L]

# A slash too many.
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule "^(.*[^/])/+$" "/$1" [R=301,L]

RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule "^(.*[^/])$" "/$1.html" [END]
`

/** Two rules: of a target with a hash Apache would put the visitor's query behind that. */
function renderRedirect({ from, to, status }: HostingOptions['redirects'][number]): string[] {
  const { path, search, hash } = splitHref(to)
  const pattern = quote(`^${escapeRegex(from.slice(1))}/?$`)
  const flags = `[R=${status},L,NE]`
  const query = search ? `${renderTarget(search)}&%{QUERY_STRING}` : '?%{QUERY_STRING}'
  return [
    'RewriteCond %{QUERY_STRING} .',
    `RewriteRule ${pattern} ${quote(renderTarget(path) + query + renderTarget(hash))} ${flags}`,
    `RewriteRule ${pattern} ${quote(renderTarget(to))} ${flags}`,
  ]
}

/** In a target, $ and % stand for parts of the pattern: both are percent-encoded or escaped. */
function renderTarget(to: string): string {
  return encodeTarget(to).replaceAll('%', '\\%')
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`
}
