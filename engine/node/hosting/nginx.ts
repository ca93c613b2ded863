import { splitHref } from '../../core/addresses/paths'
import { encodeHref } from '../../core/addresses/urls'
import type { Header } from '../../core/page/security-policy'
import type { Host, HostingOptions } from './host'
import { ASKED_AGAIN, CACHED_FOR_EVER, COMPRESSED_FORM, spellings } from './host'

/**
 * nginx: two files to include, so that what differs between servers (addresses, certificates)
 * stays in a file that no build touches. All headers are in the `server` block and none in a
 * `location`: there one would drop all others.
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header
 */
export const nginx: Host = {
  name: 'nginx',
  use:
    'Include `quire-http.conf` in the `http` block and `quire-server.conf` in the `server` block ' +
    'of the site, as `example.conf` does.',
  renderFiles: (options) => [
    { path: 'quire-http.conf', text: HTTP },
    { path: 'quire-server.conf', text: renderServer(options) },
    ...(options.precompressed ? [{ path: 'quire-brotli.conf', text: BROTLI }] : []),
    { path: 'example.conf', text: renderExample(options) },
  ],
}

const HTTP = `# Missing files are not cached, even below /assets/.
map "$status $uri" $quire_cache {
  default "${ASKED_AGAIN}";
  "~^(200|206|304) /assets/" "${CACHED_FOR_EVER}";
}

# The only way to write a dollar sign in a value.
geo $quire_dollar {
  default "$";
}

# Adds the visitor's query to the one of the new address.
map $args $quire_more {
  default "&$args";
  "" "";
}
`

/** In a file of its own: nginx does not start on a word of a module that it lacks. */
const BROTLI = `# Needs the module brotli_static: Debian's libnginx-mod-http-brotli-static.
brotli_static on;
`

function renderServer(options: HostingOptions): string {
  const { headers, redirects, documents = [], precompressed } = options
  const own: Header[] = headers.map(([name, value]) => [name, escapeDollars(value)])
  const cache: Header = ['Cache-Control', '$quire_cache']
  const added = [...own, cache].map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  const moved = redirects.flatMap((rule) => {
    const answer = `return ${rule.status} "${renderTarget(rule.to)}";`
    return spellings(rule).map((path) => `location = ${quote(path)} { ${answer} }`)
  })
  const kept = documents.map((path) => `location = ${quote(path)} { try_files $uri =404; }`)
  const files = kept.length > 0 ? `\n# Files that are no pages.\n${kept.join('\n')}\n` : ''
  const forms = precompressed ? '# Compressed files that the build wrote.\ngzip_static on;\n' : ''
  const parts = [added.join('\n'), `${SERVER}${forms}`, '# Old addresses.', ...moved]
  return `${parts.join('\n')}\n${files}`
}

const FORM = `location ~ ^(?<quire_file>/${COMPRESSED_FORM.slice(1)} {
  if (-f $document_root$quire_file) { return 404; }
  try_files $uri =404;
}`

const SERVER = `
server_tokens off;
absolute_redirect off;
charset utf-8;
default_type application/octet-stream;
gzip on;
gzip_comp_level 6;
gzip_vary on;
gzip_min_length 512;
gzip_types text/css text/plain text/markdown application/javascript text/javascript application/json image/svg+xml text/xml application/xml;

error_page 404 /404.html;
location = /404.html { internal; }
location = /404 { return 404; }
location = /index { return 404; }
location @quire_missing {
  types {}
  default_type text/plain;
  return 404 "Not found\\n";
}

# Missing files are never answered with HTML.
location ^~ /assets/ {
  ${FORM.replaceAll('\n', '\n  ')}
  error_page 404 @quire_missing;
  try_files $uri =404;
}
location ^~ /_data/ {
  ${FORM.replaceAll('\n', '\n  ')}
  error_page 404 @quire_missing;
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
location ^~ /.well-known/ {
  default_type text/plain;
  try_files $uri =404;
}

# Extra slashes.
location ~ ^(?<quire_page>/[\\w./~-]*[\\w.~-])/+$ {
  if (-f $document_root$quire_page.html) { return 301 $quire_page$is_args$args; }
  return 404;
}
location = / { try_files /index.html =404; }
location / { try_files $uri.html $uri =404; }
`

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

function escapeDollars(text: string): string {
  return text.replaceAll('$', () => `\${quire_dollar}`)
}

/** The new address with the visitor's query, before the hash. */
function renderTarget(to: string): string {
  const { path, search, hash } = splitHref(encodeHref(to))
  return path + search + (search ? '$quire_more' : '$is_args$args') + hash
}

function renderExample({ url }: HostingOptions): string {
  const { hostname } = new URL(url)
  return `# An example of a site's own file: copy it and insert your paths.
include /etc/nginx/quire/quire-http.conf;

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
  root /var/www/${hostname};
  include /etc/nginx/quire/quire-server.conf;
}
`
}
