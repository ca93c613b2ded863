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

function renderCaddyfile({ url, headers, redirects }: HostingOptions): string {
  const lines = headers.map(([name, value]) => `\t\t${name} ${quote(value)}`)
  const moved = redirects.flatMap((rule, index) => renderRedirect(rule, index))
  return `(quire_headers) {
\theader {
${lines.join('\n')}
\t\t-Server
\t}
}

{$QUIRE_ADDRESS:${url}} {
\troot * {$QUIRE_ROOT:/var/www/${new URL(url).hostname}}
\tencode zstd gzip
\timport quire_headers

\t# Old addresses.
\troute {
${moved.join('\n')}
${SERVER}
}
`
}

const SERVER = `
		# What is for servers; and pages have one address, without an ending.
		@hidden {
			path_regexp (/\\.|\\.html$|^/404$)
			not path /.well-known/*
		}
		error @hidden 404

		# A slash too many.
		@slash {
			path_regexp page ^(/.*[^/])/+$
			file {re.page.1}.html
		}
		redir @slash {re.page.1}{quire_query} 301

		@asset {
			path /assets/*
			file {path}
		}
		header @asset Cache-Control "${CACHED_FOR_EVER}"
		@other not path /assets/*
		header @other Cache-Control "${ASKED_AGAIN}"

		@file {
			path /assets/* /_data/*
			not file {path}
		}
		error @file 404
		try_files {path}.html {path}
		file_server
	}

	handle_errors {
		import quire_headers
		header Cache-Control "${ASKED_AGAIN}"
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
    `\t\t@old${index} path ${paths}`,
    `\t\tredir @old${index} ${quote(target)} ${rule.status}`,
  ]
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
