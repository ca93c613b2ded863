import { splitHref } from '../../../core/addresses/paths'
import { encodeHref } from '../../../core/addresses/urls'
import type { Host, PlacedOptions } from './host'
import { ASKED_AGAIN, CACHED_FOR_EVER, COMPRESSED_FORM, escapeRegex } from './host'
import type { OutsideRule } from './outside'
import { renderApacheOutside } from './outside'
import { beginsWithSign, DOTS, renderFilled, renderPlaces, renderSent } from './patterns'

/** Apache 2.4 with mod_rewrite and mod_headers: one file for the site's folder. */
export const apache: Host = {
  name: 'apache',
  use:
    'Copy `.htaccess` into the site’s folder and set `AllowOverride All` for it, ' +
    'or include it in the `<Directory>` block.',
  below: (base) =>
    `Copy \`.htaccess\` into the folder \`${base.slice(1)}\` of the server’s \`DocumentRoot\` and set \`AllowOverride All\` for it, or include it in the \`<Directory>\` block of that folder.`,
  renderFiles: (options) => {
    const text = renderOuterRules(options.outside)
    return [
      { path: '.htaccess', text: renderHtaccess(options) },
      ...(text ? [{ path: 'quire-outside.conf', text }] : []),
    ]
  },
}

function renderHtaccess(options: PlacedOptions): string {
  const { base, headers, redirects, patterns, gone, documents, types, precompressed, locales } =
    options
  const set = headers.map(([name, value]) => `Header always set ${name} ${quoteFormat(value)}`)
  const moved = [
    ...renderApacheOutside(options.outside.filter(({ isWithin }) => isWithin)),
    ...redirects.flatMap((rule) => renderRedirect(rule, base)),
    ...patterns.flatMap((rule) => renderPattern(rule, base)),
    ...gone.map((path) => renderGone(path, base)),
  ]
  return `${START}${set.join('\n')}${renderCaching(base, locales)}${COMPRESSION}${precompressed ? FORMS : ''}${types.map(renderType).join('')}
RewriteEngine On
RewriteOptions AllowNoSlash

# Redirects.
${moved.join('\n')}
${base ? renderStart(base) : ''}${renderHidden(base, documents, locales)}${renderPages(base, precompressed)}`
}

const START = `Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
FileETag MTime Size
AddDefaultCharset utf-8
AddType font/woff2 .woff2
AddType image/avif .avif
AddType image/webp .webp
AddType "text/markdown; charset=utf-8" .md

`

/**
 * Apache keeps a separate header table for error responses, so each header is set in only one
 * table.
 */
const renderCaching = (base: string, locales: string[]) => `
Header always set Cache-Control "${ASKED_AGAIN}"
Header always set Cache-Control "${CACHED_FOR_EVER}" "expr=%{REQUEST_URI} =~ m#^${escapeRegex(base)}/assets/# && %{REQUEST_STATUS} in { '200', '206', '304' }"

# Missing files are never answered with HTML.
ErrorDocument 404 ${base}/404.html
ErrorDocument 410 ${base}/404.html
${locales.map((path) => renderMissing(base, path)).join('')}<If "%{REQUEST_URI} =~ m#^${escapeRegex(base)}/(assets|_data)/#">
  ErrorDocument 404 "Not found"
</If>
Header always set Content-Type "text/plain; charset=utf-8" "expr=%{REQUEST_URI} =~ m#^${escapeRegex(base)}/(assets|_data)/# && %{REQUEST_STATUS} == 404"
`

/** A language may have a separate 404 page. */
const renderMissing = (
  base: string,
  path: string,
) => `<If "%{REQUEST_URI} =~ m#^${escapeRegex(base)}/${path}(/|$)#">
  ErrorDocument 404 ${base}/${path}/404.html
</If>
`

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
}

const FEED_TYPES = ['application/atom+xml', 'application/feed+json']

const FILTERED = [...Object.values(TYPES), ...FEED_TYPES, 'application/javascript', 'text/xml']
  .map((type) => type.split(';')[0])
  .join(' ')

/**
 * The compression filters append their name to the ETag and then do not recognise it (Apache bug
 * 45023).
 */
const COMPRESSION = `
<IfModule mod_filter.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${FILTERED}
  </IfModule>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${FILTERED}
  </IfModule>
</IfModule>
RequestHeader edit* If-None-Match "-(br|gzip)\\"" "\\""
`

const FORMS = `
# Compressed files that the build wrote.
${Object.entries(TYPES)
  .map(
    ([ending, type]) => `<FilesMatch "\\.${ending}(\\.(br|gz))?$">
  ForceType "${type}"
  AddEncoding br .br
  AddEncoding gzip .gz
  Header merge Vary Accept-Encoding
</FilesMatch>`,
  )
  .join('\n')}
`

/** Compressed versions, which are served instead, also have this type. */
const renderType = ([path, type]: [string, string]) => `
<If "%{REQUEST_URI} =~ m#^${escapeRegex(path)}(\\.(br|gz))?$#">
  ForceType ${type}
</If>
`

/** `documents` are HTML files that are not pages. */
const renderHidden = (base: string, documents: string[], locales: string[]) => `
# Hides files for servers, and gives each page one address, without extension.
RewriteCond %{REQUEST_URI} !^${escapeRegex(base)}/\\.well-known/
RewriteRule "(^|/)\\." - [R=404,L]
# Except when the 404 page itself is requested.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
${documents.map(renderDocument).join('')}RewriteRule "\\.html$" - [R=404,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule "^(${['404', 'index', ...locales.map((path) => `${path}/404`)].join('|')})$" - [R=404,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{DOCUMENT_ROOT}${base}/$1 -f
RewriteRule "^${COMPRESSED_FORM}" - [R=404,L]

# Extra slashes.
RewriteCond %{DOCUMENT_ROOT}${base}/$1.html -f
RewriteRule "^(.*[^/])/+$" "${base}/$1" [R=301,L]
`

/** The folder itself. Its path without the slash is not one of the site's URLs. */
const renderStart = (base: string) => `
RewriteCond %{REQUEST_URI} "^${escapeRegex(base)}$"
RewriteRule "^" "${base}/" [R=301,L]
`

function renderDocument(path: string): string {
  return `RewriteCond %{REQUEST_URI} ${quote(`!^${escapeRegex(path)}$`)}\n`
}

function renderPages(base: string, precompressed: boolean): string {
  const forms = precompressed ? Object.entries(ACCEPTED) : []
  return `
RewriteRule "^$" "index"
${forms.map((form) => renderForm(base, form)).join('')}RewriteCond %{DOCUMENT_ROOT}${base}/$1.html -f
RewriteRule "^(.*[^/])$" "${base}/$1.html" [END]

# A folder is not a page.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule "." - [R=404,L]
`
}

/** The encodings that a visitor accepts, best first. q=0 refuses one. */
const ACCEPTED = { br: 'br', gz: '(x-)?gzip' }

function renderForm(base: string, [ending, accepted]: [string, string]): string {
  const isAccepted = `RewriteCond %{HTTP:Accept-Encoding} "(^|[, ])${accepted}\\s*(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))([,;]|$)"`
  return `${isAccepted}
RewriteCond %{DOCUMENT_ROOT}${base}/$1.html.${ending} -f
RewriteRule "^(.*[^/])$" "${base}/$1.html.${ending}" [END]
${isAccepted}
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{DOCUMENT_ROOT}${base}/$1.${ending} -f
RewriteRule "^(.*\\.(${Object.keys(TYPES).join('|')}))$" "${base}/$1.${ending}" [END]
`
}

/**
 * The redirects from paths outside the folder of `.htaccess`. Without these rules there is no file.
 */
function renderOuterRules(outside: OutsideRule[]): string {
  const rules = renderApacheOutside(outside.filter(({ isWithin }) => !isWithin))
  if (rules.length === 0) return ''
  return `# Include this file in the <VirtualHost> block of the host.
RewriteEngine On
${rules.join('\n')}
`
}

/**
 * Uses two rules: for a target with a hash, Apache would append the visitor's query to the hash.
 */
/** For a page that was removed permanently: 410. */
function renderGone(path: string, base: string): string {
  return `RewriteRule ${quote(`^${escapeRegex(path.slice(base.length + 1))}/?$`)} - [G]`
}

function renderRedirect(
  { from, to, status }: PlacedOptions['redirects'][number],
  base: string,
): string[] {
  const { path, search, hash } = splitHref(to)
  const pattern = quote(`^${escapeRegex(from.slice(base.length + 1))}/?$`)
  const flags = `[R=${status},L,NE]`
  const query = search ? `${renderTarget(search)}&%{QUERY_STRING}` : '?%{QUERY_STRING}'
  return [
    'RewriteCond %{QUERY_STRING} .',
    `RewriteRule ${pattern} ${quote(renderTarget(path) + query + renderTarget(hash))} ${flags}`,
    `RewriteRule ${pattern} ${quote(renderTarget(to))} ${flags}`,
  ]
}

/** The rules for patterns. The last condition's groups are `%1` and so on. */
function renderPattern(rule: PlacedOptions['patterns'][number], base: string): string[] {
  const { path, search, hash } = renderFilled(rule, {
    text: renderTarget,
    sign: (index) => `%${index}`,
    restHasSlash: true,
  })
  const own = beginsWithSign(rule, base) ? '(?!(?:assets|_data)/)' : ''
  const places = renderPlaces(rule).slice(base.length + 1)
  const pattern = quote(`^${own}${places}/?$`)
  const flags = `[R=${rule.status},L,NE]`
  const query = search ? `${search}&%{QUERY_STRING}` : '?%{QUERY_STRING}'
  const sent = `RewriteCond %{THE_REQUEST} ${quote(`^[A-Z]+ (?!${DOTS})${renderSent(rule)}[? ]`)}`
  return [
    'RewriteCond %{QUERY_STRING} .',
    sent,
    `RewriteRule ${pattern} ${quote(path + query + hash)} ${flags}`,
    sent,
    `RewriteRule ${pattern} ${quote(path + search + hash)} ${flags}`,
  ]
}

/** In a target, $ and % refer to groups of the pattern, so both are percent-encoded or escaped. */
function renderTarget(to: string): string {
  return encodeHref(to).replaceAll('%', '\\%')
}

/** In a header's value, % starts an Apache variable. */
function quoteFormat(text: string): string {
  return quote(text.replaceAll('%', '%%'))
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`
}
