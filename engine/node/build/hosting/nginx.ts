import { splitHref } from '../../../core/addresses/paths'
import { encodeHref } from '../../../core/addresses/urls'
import type { Header } from '../../../core/page/security-policy'
import type { Host, PlacedOptions } from './host'
import {
  ASKED_AGAIN,
  CACHED_FOR_EVER,
  COMPRESSED_FORM,
  encodeBase,
  indent,
  spellings,
} from './host'
import { renderNginxLocations, renderNginxOutside } from './outside'
import { DOTS, renderFilled, renderPlaces, renderSent } from './patterns'

/**
 * nginx: two files to include, so that the server's other settings (host name, certificates) are in
 * a file that no build writes. All headers are in the `server` block and none in a `location`,
 * which would drop all others. A site under a base is a `location` that contains all its headers
 * and locations, so that several sites can share a `server`.
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header
 */
export const nginx: Host = {
  name: 'nginx',
  use:
    'Include `quire-http.conf` in the `http` block and `quire-server.conf` in the `server` block ' +
    'of the site, as `example.conf` does.',
  below: () =>
    'Include `quire-http.conf` in the `http` block and `quire-server.conf` in the `server` block ' +
    'of the host, as `example.conf` does. Several sites can be included next to one another.',
  renderFiles: (options) => [
    { path: 'quire-http.conf', text: renderHttp(options) },
    { path: 'quire-server.conf', text: renderServer(options) },
    ...(options.precompressed ? [{ path: 'quire-brotli.conf', text: BROTLI }] : []),
    { path: 'example.conf', text: renderExample(options) },
  ],
}

const renderHttp = ({
  base,
  locales,
}: PlacedOptions) => `# Missing files are not cached, even below ${base}/assets/.
map "$status $uri" $quire_cache${encodeBase(base)} {
  default "${ASKED_AGAIN}";
  "~^(200|206|304) ${escapeBase(base)}/assets/" "${CACHED_FOR_EVER}";
}

# nginx has no other way to write a dollar sign in a value.
geo $quire_dollar {
  default "$";
}

# Appends the visitor's query to that of the new address.
map $args $quire_more {
  default "&$args";
  "" "";
}
${renderMissingPages(base, locales)}`

/** Selects the 404 page: a language may have a separate one. */
function renderMissingPages(base: string, locales: string[]): string {
  if (locales.length === 0) return ''
  const own = locales.map(
    (path) => `  "~^${escapeBase(base)}/${path}(?:[/?]|$)" "${base}/${path}/404.html";\n`,
  )
  return `
# The 404 page of each language.
map $request_uri $quire_missing${encodeBase(base)} {
  default "${base}/404.html";
${own.join('')}}
`
}

/**
 * This directive is in a separate file, because nginx does not start with a directive from a
 * missing module.
 */
const BROTLI = `# Needs the module brotli_static: Debian's libnginx-mod-http-brotli-static.
brotli_static on;
`

function renderServer(options: PlacedOptions): string {
  const { base, headers, redirects, patterns, gone, documents, types, precompressed, locales } =
    options
  const { outside } = options
  const own: Header[] = headers.map(([name, value]) => [name, escapeDollars(value)])
  const cache: Header = ['Cache-Control', `$quire_cache${encodeBase(base)}`]
  const added = [...own, cache].map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  const moved = redirects.flatMap((rule) => {
    const answer = `return ${rule.status} "${renderTarget(rule.to)}";`
    return spellings(rule).map((path) => `location = ${quote(path)} { ${answer} }`)
  })
  const left = gone.flatMap((path) =>
    [path, `${path}/`].map((one) => `location = ${quote(one)} { return 410; }`),
  )
  const kept = documents.map((path) => `location = ${quote(path)} { try_files $uri =404; }`)
  const files = kept.length > 0 ? `\n# Files that are not pages.\n${kept.join('\n')}\n` : ''
  const feeds = types.map(renderType)
  const typed = feeds.length > 0 ? `\n# Feeds.\n${feeds.join('\n')}\n` : ''
  const forms = precompressed ? '# Compressed files that the build wrote.\ngzip_static on;\n' : ''
  // The first matching regular expression wins: old paths may have file extensions.
  const byPattern = patterns.map(renderPattern).join('\n')
  const parts = [
    ...[added.join('\n'), byPattern && `\n# Redirects by pattern.\n${byPattern}`],
    ...[`${renderLocations(base, locales)}${forms}`, '# Redirects.', ...moved],
    ...[...renderNginxLocations(base, outside), ...left],
  ].filter(Boolean)
  const text = `${parts.join('\n')}\n${files}${typed}`
  return renderNginxOutside(base, outside) + (base ? renderUnderPath(base, text) : text)
}

function renderPattern(rule: PlacedOptions['patterns'][number]): string {
  const { path, search, hash } = renderFilled(rule, {
    text: encodeHref,
    sign: (index) => `$quire_part${index}`,
    restHasSlash: true,
  })
  let index = 0
  const sent = renderSent(rule).replace(/\((?!\?)/g, () => {
    index += 1
    return `(?<quire_part${index}>`
  })
  const query = search ? '$quire_more' : '$is_args$args'
  return `location ~ ${quote(`^${renderPlaces(rule)}/?$`)} {
  if ($request_uri ~ ${quote(`^(?!${DOTS})${sent}(?:[?]|$)`)}) {
    return ${rule.status} "${path}${search}${query}${hash}";
  }
  return 404;
}`
}

const renderType = ([path, type]: [string, string]) =>
  `location = ${quote(path)} { types {} default_type "${type}"; try_files $uri =404; }`

/** A site under a base, within a separate location. */
const renderUnderPath = (base: string, text: string) => `location = ${base} {
  absolute_redirect off;
  return 301 ${base}/$is_args$args;
}
location ^~ ${base}/ {
${indent(text, '  ')}}
`

const FORM = `location ~ ^(?<quire_file>/${COMPRESSED_FORM.slice(1)} {
  if (-f $document_root$quire_file) { return 404; }
  try_files $uri =404;
}`

/** The response to a missing file. A location cannot contain a named location. */
const missingOf = (base: string) => (base ? `${base}/.quire-missing` : '@quire_missing')

const renderLocations = (base: string, locales: string[]) => `
server_tokens off;
absolute_redirect off;
charset utf-8;
default_type application/octet-stream;
gzip on;
gzip_comp_level 6;
gzip_vary on;
gzip_min_length 512;
gzip_types text/css text/plain text/markdown application/javascript text/javascript application/json image/svg+xml text/xml application/xml application/atom+xml application/feed+json;

error_page 404 410 ${locales.length > 0 ? `$quire_missing${encodeBase(base)}` : `${base}/404.html`};
${['', ...locales.map((path) => `/${path}`)].map((path) => renderMissingPage(base + path)).join('')}location = ${base}/index { return 404; }
location ${base ? '= ' : ''}${missingOf(base)} {${base ? '\n  internal;' : ''}
  types {}
  default_type text/plain;
  return 404 "Not found\\n";
}

# Missing files are never answered with HTML.
location ^~ ${base}/assets/ {
  ${FORM.replaceAll('\n', '\n  ')}
  error_page 404 ${missingOf(base)};
  try_files $uri =404;
}
location ^~ ${base}/_data/ {
  ${FORM.replaceAll('\n', '\n  ')}
  error_page 404 ${missingOf(base)};
  try_files $uri =404;
}

# Hides files for servers, and gives each page one address, without extension.
location ~ /\\.(?!well-known/) { return 404; }
location ~ \\.html$ { return 404; }
${FORM}

# Markdown pages, and files without extension: nginx has no type for them.
location ~ \\.md$ {
  default_type "text/markdown; charset=utf-8";
  try_files $uri =404;
}
location ^~ ${base}/.well-known/ {
  default_type text/plain;
  try_files $uri =404;
}

# Extra slashes.
location ~ ^(?<quire_page>/[\\w./~-]*[\\w.~-])/+$ {
  if (-f $document_root$quire_page.html) { return 301 $quire_page$is_args$args; }
  return 404;
}
location = ${base}/ { try_files ${base}/index.html =404; }
${base ? 'try_files $uri.html $uri =404;' : 'location / { try_files $uri.html $uri =404; }'}
`

const renderMissingPage = (folder: string) => `location = ${folder}/404.html { internal; }
location = ${folder}/404 { return 404; }
`

/** A dot is the only special character that a base can contain. */
const escapeBase = (base: string) => base.replaceAll('.', '\\.')

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

function escapeDollars(text: string): string {
  return text.replaceAll('$', () => `\${quire_dollar}`)
}

/** The target, with the visitor's query before the hash. */
function renderTarget(to: string): string {
  const { path, search, hash } = splitHref(encodeHref(to))
  return path + search + (search ? '$quire_more' : '$is_args$args') + hash
}

function renderExample({ base, url }: PlacedOptions): string {
  const { hostname } = new URL(url)
  return `# An example of a site's own file: copy it and insert your paths.
include /etc/nginx/quire${base}/quire-http.conf;

server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  return 301 https://${hostname}$request_uri;
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${hostname};
  ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
${base ? `  # The files of the site are in its folder ${base.slice(1)}.\n` : ''}  root /var/www/${hostname};
  include /etc/nginx/quire${base}/quire-server.conf;
}
`
}
