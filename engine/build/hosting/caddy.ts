import { splitHref } from '../../core/paths'
import type { Host, HostingOptions } from './host'
import { ASKED_AGAIN, CACHED_FOR_EVER, encodeTarget, spellings } from './host'

/** Caddy 2: one file, whose address and folder can be named in the environment. */
export const caddy: Host = {
  name: 'caddy',
  use:
    'Run `caddy run --config Caddyfile`, with the folder of the site in `QUIRE_ROOT`; ' +
    '`QUIRE_ADDRESS` is where to serve it, by default its own address.',
  renderFiles: (options) => [{ path: 'Caddyfile', text: renderCaddyfile(options) }],
}

function renderCaddyfile({ url, headers, redirects, documents = [] }: HostingOptions): string {
  const lines = headers.map(([name, value]) => `		${name} ${quote(value)}`)
  const moved = redirects.flatMap(renderRedirect)
  return `(quire_headers) {
	header {
${lines.join('\n')}
		Cache-Control "${ASKED_AGAIN}"
	}
	# By itself: it would have the others wait and take the place of later ones.
	header -Server
}

{$QUIRE_ADDRESS:${url}} {
	root * {$QUIRE_ROOT:/var/www/${new URL(url).hostname}}
	encode zstd gzip

	# The visitor's query, alone or after one that the new address has.
	map {query} {quire_query} {quire_more} {
		"" "" ""
		default "?{query}" "&{query}"
	}

	route {
		import quire_headers

		# Old addresses.
${moved.join('\n')}
${SERVER.replace(WELL_KNOWN, () => [WELL_KNOWN, ...documents.map(quote)].join(' '))}
}
`
}

const WELL_KNOWN = '/.well-known/*'

/** The matchers of one set are tried in no certain order: one that needs another stands within it. */
const SERVER = `
		# What is for servers; and pages have one address, without an ending.
		@hidden {
			path_regexp (/\\.|\\.html$|^/(404|index)$)
			not path ${WELL_KNOWN}
		}
		error @hidden 404

		# A slash too many.
		@slash path_regexp page ^(/.*[^/])/+$
		handle @slash {
			@page file {re.page.1}.html
			redir @page {re.page.1}{quire_query} 301
			error 404
		}

		@asset {
			path /assets/*
			file {path}
		}
		header @asset Cache-Control "${CACHED_FOR_EVER}"

		@missing {
			path /assets/* /_data/*
			not file {path}
		}
		error @missing 404
		try_files {path}.html {path}
		file_server
	}

	handle_errors {
		import quire_headers
		@missing path /assets/* /_data/*
		handle @missing {
			header Content-Type "text/plain; charset=utf-8"
			respond "Not found" {err.status_code}
		}
		handle {
			rewrite * /404.html
			file_server
		}
	}`

function renderRedirect(rule: HostingOptions['redirects'][number], index: number): string[] {
  const { path, search, hash } = splitHref(encodeTarget(rule.to))
  const paths = spellings(rule).map(quote).join(' ')
  const target = path + search + (search ? '{quire_more}' : '{quire_query}') + hash
  return [
    `		@old${index} path ${paths}`,
    `		redir @old${index} ${quote(target)} ${rule.status}`,
  ]
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
