import { splitHref } from '../../../core/addresses/paths'
import { encodeHref } from '../../../core/addresses/urls'
import type { Host, HostFile, PlacedOptions } from './host'
import {
  ASKED_AGAIN,
  CACHED_FOR_EVER,
  COMPRESSED_FORM,
  encodeBase,
  escapeRegex,
  indent,
} from './host'
import { renderCaddyOutside } from './outside'
import { beginsWithSign, DOTS, renderFilled, renderPlaces, renderSent } from './patterns'

/**
 * Caddy 2: one file. Its host and folder can be set by environment variables. A site under a base
 * has a separate file, which is imported in its host's block, so that several sites can share the
 * host.
 */
export const caddy: Host = {
  name: 'caddy',
  use:
    'Run `caddy run --config Caddyfile`, with the path of the site’s folder in `QUIRE_ROOT`. ' +
    '`QUIRE_ADDRESS` is the address of the server, by default that of the site. ' +
    'Put your own directives in `quire-own/*.caddy` in the same folder.',
  below: () =>
    'Write `import` and the path of `quire-site.caddy` into the block of the host, after its `root`. ' +
    'For a host without other sites there is a `Caddyfile` that does so: run ' +
    '`caddy run --config Caddyfile`, with the path of the folder that the host publishes in ' +
    '`QUIRE_ROOT`; `QUIRE_ADDRESS` is the address of the server, by default that of the host.',
  renderFiles: (options) =>
    options.base
      ? renderUnderPath(options)
      : [{ path: 'Caddyfile', text: renderCaddyfile(options) }],
}

function renderCaddyfile(options: PlacedOptions): string {
  return `(quire_headers) {
${indent(renderHeaders(options), '\t')}}

${renderAddress(options)} {
	${renderRoot(options)}
	encode zstd gzip

${indent(OWN, '\t')}
${indent(QUERY, '\t')}
	route {
		import quire_headers

${indent(renderRoutes(options), '\t\t')}	}

	handle_errors {
		encode zstd gzip
		import quire_headers
${indent(renderErrors(options), '\t\t')}	}
}
`
}

/** Does not use `handle_errors`: if a host's block has several, Caddy executes only the first. */
function renderUnderPath(options: PlacedOptions): HostFile[] {
  const { base } = options
  const name = `@quire${encodeBase(base)}`
  const text = `${renderCaddyOutside({ ...options, prefix: `outside${encodeBase(base)}` })}${name} path_regexp ^${escapeRegex(base)}(/|$)
handle ${name} {
	encode zstd gzip
	route {
${indent(QUERY, '\t\t')}
${indent(renderHeaders(options), '\t\t')}
		@start path_regexp ^${escapeRegex(base)}$
		redir @start ${base}/{quire_query} 301

${indent(renderRoutes(options), '\t\t')}	}
}
`
  const host = `${renderAddress(options)} {
	${renderRoot(options)}
${indent(OWN, '\t')}	import quire-site.caddy
	# Other paths of the host: without this, Caddy answers them with 200 and an empty page.
	file_server
}
`
  return [
    { path: 'quire-site.caddy', text },
    { path: 'Caddyfile', text: host },
  ]
}

const renderAddress = ({ url }: PlacedOptions) => `{$QUIRE_ADDRESS:${new URL(url).origin}}`
const renderRoot = ({ url }: PlacedOptions) =>
  `root * {$QUIRE_ROOT:/var/www/${new URL(url).hostname}}`

/**
 * A glob without matches is only a warning:
 * https://caddyserver.com/docs/caddyfile/directives/import
 */
const OWN = `# Your own directives for this host, such as a proxy for forms. No build writes this folder.
import quire-own/*.caddy
`

const QUERY = `# The visitor's query, on its own or appended to that of the new address.
map {query} {quire_query} {quire_more} {
	"" "" ""
	default "?{query}" "&{query}"
}
`

function renderHeaders({ headers }: PlacedOptions): string {
  const lines = headers.map(([name, value]) => `\t${name} ${quote(value)}\n`)
  return `header {
${lines.join('')}	Cache-Control "${ASKED_AGAIN}"
}
# Separate: in one block, it would defer the others, which would then override later ones.
header -Server
`
}

/**
 * Caddy evaluates the matchers in a set in no fixed order, so a matcher that depends on another is
 * nested in it. `path` ignores case, which URLs do not, so regular expressions replace it.
 */
function renderRoutes(options: PlacedOptions): string {
  const { base, redirects, patterns, gone, documents, types, precompressed, locales } = options
  const place = escapeRegex(base)
  const shown = [`^${place}/\\.well-known/`, ...documents.map(renderDocument)].join('|')
  const moved = [
    ...redirects.flatMap(renderRedirect),
    ...patterns.flatMap((rule, index) => renderPattern(rule, { base, index })),
    ...gone.map((path, index) => renderGone(path, { base, index })),
  ]
  const forms = precompressed ? ['precompressed br gzip'] : []
  const refuse = createRejection(base)
  return `${base ? '' : renderCaddyOutside({ ...options, prefix: 'outside' })}# Redirects.
${moved.join('\n')}

# Hides files for servers, and gives each page one address, without extension.
@hidden {
	path_regexp (/\\.|\\.html$|^${place}/(${['404', 'index', ...locales.map((path) => `${path}/404`)].join('|')})$)
	not path_regexp ${quote(shown)}
}
${refuse('@hidden')}

@form path_regexp form ^/${COMPRESSED_FORM}
handle @form {
	@original file {re.form.1}
	${refuse('@original')}
}

# Extra slashes.
@slash path_regexp page ^(${place}/.*[^/])/+$
handle @slash {
	@page file {re.page.1}.html
	redir @page {re.page.1}{quire_query} 301
	${refuse('')}
}

@asset {
	path_regexp ^${place}/assets/
	file {path}
}
header @asset Cache-Control "${CACHED_FOR_EVER}"
${types.map(renderType).join('')}
@missing {
	path_regexp ^${place}/(assets|_data)/
	not file {path}
}
${base ? renderMissing('404') : 'error @missing 404\n'}${base && `@home path_regexp ^${place}/$\nrewrite @home ${base}/index.html\n`}${base && locales.map((path, index) => renderMissingPage({ base, path, index })).join('')}try_files {path}.html {path}${base && ` ${base}/404.html`}
${base ? `@none path ${listMissing(options).join(' ')}\n${renderFiles('@none ', [...forms, 'status 404'])}\n` : ''}${renderFiles('', forms)}
`
}

/**
 * Responds with 404. Under a base there is no block for errors, so the request is rewritten to a
 * path without a file.
 */
const createRejection = (base: string) => (matcher: string) =>
  base
    ? `rewrite ${matcher || '*'} {path}.quire-missing`
    : ['error', matcher, '404'].filter(Boolean).join(' ')

function renderFiles(matcher: string, options: string[]): string {
  const block = options.map((option) => `\t${option}\n`)
  return `file_server ${matcher}${block.length > 0 ? `{\n${block.join('')}}` : ''}`.trimEnd()
}

const renderMissing = (status: string) => `handle @missing {
	header Content-Type "text/plain; charset=utf-8"
	respond "Not found" ${status}
}
`

const renderErrors = ({ locales }: PlacedOptions) => `@missing path_regexp ^/(assets|_data)/
${renderMissing('{err.status_code}')}${locales.map(renderOwnError).join('')}handle {
	rewrite * /404.html
	file_server
}
`

/** For a page that was removed permanently: 410. */
function renderGone(path: string, { base, index }: { base: string; index: number }): string {
  const name = `@gone${index}`
  const matcher = `${name} path_regexp ${quote(`^${escapeRegex(path)}/?$`)}`
  if (!base) return `${matcher}\nerror ${name} 410`
  return `${matcher}
handle ${name} {
	rewrite * ${base}/404.html
	file_server {
		status 410
	}
}`
}

/** A language may have a separate 404 page. */
const renderOwnError = (path: string, index: number) => `@in${index} path_regexp ^/${path}(/|$)
handle @in${index} {
	rewrite * /${path}/404.html
	file_server
}
`

interface MissingPage {
  base: string
  path: string
  index: number
}

/** The rules for a site under a base, where an existing file is served unchanged. */
const renderMissingPage = ({ base, path, index }: MissingPage) => `@in${index} {
	path_regexp ^${escapeRegex(base)}/${path}(/|$)
	file {
		try_files {path}.html {path} ${base}/${path}/404.html
	}
}
rewrite @in${index} {file_match.relative}
`

function listMissing({ base, locales }: PlacedOptions): string[] {
  return ['', ...locales.map((path) => `/${path}`)].map((path) => `${base}${path}/404.html`)
}

function renderRedirect(rule: PlacedOptions['redirects'][number], index: number): string[] {
  const { path, search, hash } = splitHref(encodeHref(rule.to))
  const target = path + search + (search ? '{quire_more}' : '{quire_query}') + hash
  return [
    `@old${index} path_regexp ${quote(`^${escapeRegex(rule.from)}/?$`)}`,
    `redir @old${index} ${quote(target)} ${rule.status}`,
  ]
}

/** https://caddyserver.com/docs/caddyfile/matchers#vars-regexp */
function renderPattern(
  rule: PlacedOptions['patterns'][number],
  { base, index }: { base: string; index: number },
): string[] {
  const name = `pattern${index}`
  const { path, search, hash } = renderFilled(rule, {
    text: encodeHref,
    sign: (number) => `{re.${name}.${number}}`,
    restHasSlash: true,
  })
  const query = search ? '{quire_more}' : '{quire_query}'
  const own = `\tnot path_regexp ^${escapeRegex(base)}/(assets|_data)/`
  return [
    `@${name} {`,
    `\tpath_regexp ${quote(`^${renderPlaces(rule)}/?$`)}`,
    `\tvars_regexp ${name} {http.request.orig_uri} ${quote(`^${renderSent(rule)}(?:[?]|$)`)}`,
    `\tnot vars_regexp {http.request.orig_uri} ${quote(`^${DOTS}`)}`,
    ...(beginsWithSign(rule, base) ? [own] : []),
    '}',
    `redir @${name} ${quote(path + search + query + hash)} ${rule.status}`,
  ]
}

function renderType([path, type]: [string, string], index: number): string {
  const name = `@feed${index}`
  return `${name} path_regexp ^${escapeRegex(path)}$\nheader ${name} Content-Type ${type}\n`
}

function renderDocument(path: string): string {
  return `^${escapeRegex(path)}$`
}

/** Within quotes, a backslash is literal unless a quote follows it. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`
}
