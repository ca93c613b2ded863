import { splitHref } from '../../core/addresses/paths'
import { encodeHref } from '../../core/addresses/urls'
import type { Host, HostingOptions } from './host'
import { ASKED_AGAIN, CACHED_FOR_EVER, COMPRESSED_FORM, escapeRegex } from './host'

/** Caddy 2: one file, whose address and folder can be named in the environment. */
export const caddy: Host = {
  name: 'caddy',
  use:
    'Run `caddy run --config Caddyfile`, with the path of the site’s folder in `QUIRE_ROOT`; ' +
    '`QUIRE_ADDRESS` is the address to serve it at, by default the site’s own.',
  renderFiles: (options) => [{ path: 'Caddyfile', text: renderCaddyfile(options) }],
}

function renderCaddyfile(options: HostingOptions): string {
  const { url, headers, redirects } = options
  const { hostname, origin } = new URL(url)
  const lines = headers.map(([name, value]) => `		${name} ${quote(value)}`)
  const moved = redirects.flatMap(renderRedirect)
  return `(quire_headers) {
	header {
${lines.join('\n')}
		Cache-Control "${ASKED_AGAIN}"
	}
	# Separate: in one block, it would defer the others, which would then override later ones.
	header -Server
}

{$QUIRE_ADDRESS:${origin}} {
	root * {$QUIRE_ROOT:/var/www/${hostname}}
	encode zstd gzip

	# The visitor's query, alone or added to the one of the new address.
	map {query} {quire_query} {quire_more} {
		"" "" ""
		default "?{query}" "&{query}"
	}

	route {
		import quire_headers

		# Old addresses.
${moved.join('\n')}
${renderRest(options)}
}
`
}

/**
 * The matchers of one set are tried in no certain order: one that needs another stands within it.
 * `path` goes by no case, and addresses do: regular expressions stand for it.
 */
const renderRest = ({ documents = [], precompressed }: HostingOptions) => `
		# Hides files for servers, and gives each page one address, without extension.
		@hidden {
			path_regexp (/\\.|\\.html$|^/(404|index)$)
			not path_regexp ${quote(['^/\\.well-known/', ...documents.map(renderDocument)].join('|'))}
		}
		error @hidden 404

		@form path_regexp form ^/${COMPRESSED_FORM}
		handle @form {
			@original file {re.form.1}
			error @original 404
		}

		# Extra slashes.
		@slash path_regexp page ^(/.*[^/])/+$
		handle @slash {
			@page file {re.page.1}.html
			redir @page {re.page.1}{quire_query} 301
			error 404
		}

		@asset {
			path_regexp ^/assets/
			file {path}
		}
		header @asset Cache-Control "${CACHED_FOR_EVER}"

		@missing {
			path_regexp ^/(assets|_data)/
			not file {path}
		}
		error @missing 404
		try_files {path}.html {path}
		file_server${precompressed ? ' {\n\t\t\tprecompressed br gzip\n\t\t}' : ''}
	}

	handle_errors {
		encode zstd gzip
		import quire_headers
		@missing path_regexp ^/(assets|_data)/
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
  const { path, search, hash } = splitHref(encodeHref(rule.to))
  const target = path + search + (search ? '{quire_more}' : '{quire_query}') + hash
  return [
    `		@old${index} path_regexp ${quote(`^${escapeRegex(rule.from)}/?$`)}`,
    `		redir @old${index} ${quote(target)} ${rule.status}`,
  ]
}

function renderDocument(path: string): string {
  return `^${escapeRegex(path)}$`
}

/** A backslash stays as it is between quotes, but for one before a quote. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`
}
