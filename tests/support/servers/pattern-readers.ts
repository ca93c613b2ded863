/**
 * Interprets the redirect files of hosts without a server. Each reader returns the location for a
 * path, as sent, or `undefined`. The readers follow the hosts' documentation and use the real
 * files.
 */

export type LocationReader = (path: string) => string | undefined

/**
 * Two quoted arguments. A backslash before a quote or another backslash is part of the file format.
 */
function unquote(text: string): string {
  return text.replace(/\\(["\\])/g, '$1')
}

const QUOTED = '"((?:[^"\\\\]|\\\\.)*)"'

/** https://nginx.org/en/docs/http/ngx_http_core_module.html#location */
export function readNginx(text: string): LocationReader {
  const plain = new Map(
    [...text.matchAll(new RegExp(`location = ${QUOTED} { return \\d+ "([^"]*)"; }`, 'g'))].map(
      ([, from = '', to = '']) => [unquote(from), to],
    ),
  )
  const blocks = new RegExp(
    `location ~ ${QUOTED} {\\s+if \\(\\$request_uri ~ ${QUOTED}\\) {\\s+return \\d+ "([^"]*)";`,
    'g',
  )
  const patterns = [...text.matchAll(blocks)].map(([, place = '', sent = '', to = '']) => ({
    place: new RegExp(unquote(place), 's'),
    sent: new RegExp(unquote(sent)),
    to,
  }))
  return (path) => {
    const decoded = decodeURIComponent(path)
    const known = plain.get(decoded)
    if (known !== undefined) return known.replace(/\$(?:is_args\$args|quire_more)/, '')
    // The first matching regular expression applies.
    const pattern = patterns.find(({ place }) => place.test(decoded))
    const { groups } = pattern?.sent.exec(path) ?? {}
    return (
      groups &&
      pattern?.to
        .replace(/\$(?:is_args\$args|quire_more)/, '')
        .replace(/\$(quire_part\d)/g, (_, name: string) => groups[name] ?? '')
    )
  }
}

/**
 * The folder of the `.htaccess` file is the site's folder.
 * https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html
 */
export function readApache(text: string, base: string): LocationReader {
  const rule = new RegExp(
    `^(?:RewriteCond %{THE_REQUEST} ${QUOTED}\\n)?RewriteRule ${QUOTED} ${QUOTED} \\[R=3`,
    'gm',
  )
  const rules = [...text.matchAll(rule)].map(([, sent, place = '', to = '']) => ({
    sent: sent === undefined ? undefined : new RegExp(unquote(sent)),
    place: new RegExp(unquote(place), 's'),
    to: unquote(to),
  }))
  return (path) => {
    for (const { sent, place, to } of rules) {
      // Rules for a query, for trailing slashes, and for the folder itself.
      const isOther = to.includes('%{QUERY_STRING}') || to === `${base}/$1` || place.source === '^'
      if (isOther) continue
      const found = sent?.exec(`GET ${path} HTTP/1.1`)
      if (!place.test(decodeURIComponent(path).slice(base.length + 1)) || (sent && !found)) continue
      return to.replace(/\\%|%(\d)/g, (_, index?: string) =>
        index === undefined ? '%' : (found?.[Number(index)] ?? ''),
      )
    }
    return undefined
  }
}

/**
 * Rules for a single path come before pattern rules. In a pattern, `*` matches any text and a name
 * matches any text without a slash:
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function readPlainRedirects(text: string): LocationReader {
  const rules = text
    .split('\n')
    .filter((line) => / 30\d!?$/.test(line))
    .map((line) => {
      const [from = '', to = ''] = line.split(' ')
      const names = [...from.matchAll(/\/:([A-Za-z]\w*)|\*/g)].map(([, name]) => name ?? 'splat')
      const source = from
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\/:[A-Za-z]\w*/g, '/([^/]+)')
        .replace('*', '(.*)')
      return { names, source: new RegExp(`^${source}$`), to }
    })
  const inOrder = [
    ...rules.filter(({ names }) => names.length === 0),
    ...rules.filter(({ names }) => names.length > 0),
  ]
  return (path) => {
    for (const { names, source, to } of inOrder) {
      const found = source.exec(path)
      if (!found) continue
      return names.reduce(
        (target, name, index) => target.replaceAll(`:${name}`, () => found[index + 1] ?? ''),
        to,
      )
    }
    return undefined
  }
}

/** https://github.com/pillarjs/path-to-regexp/tree/6.x, which Vercel uses for patterns. */
export function readVercel(text: string): LocationReader {
  const { redirects, trailingSlash } = JSON.parse(text) as {
    redirects: { source: string; destination: string }[]
    trailingSlash?: boolean
  }
  const rules = redirects.map(({ source, destination }) => {
    const names: string[] = []
    const pattern = source.replace(
      /\/:(\w+)(\((?:\\.|\([^()]*(?:\([^()]*\)[^()]*)*\)|[^()])*\))?(\*)?|\\(.)|[.^${}|[\]]/g,
      (sign, name?: string, own?: string, rest?: string, escaped?: string) => {
        if (escaped !== undefined) return `\\${escaped}`
        if (name === undefined) return `\\${sign}`
        names.push(`:${name}${rest ?? ''}`)
        if (rest) return '(?:/([^/]+(?:/[^/]+)*))?'
        return `/${own ?? '([^/]+)'}`
      },
    )
    return { names, pattern: new RegExp(`^${pattern}$`), destination }
  })
  return (path) => {
    // Vercel first redirects to the path without a trailing slash.
    const asked = trailingSlash === false ? path.replace(/\/$/, '') : path
    for (const { names, pattern, destination } of rules) {
      const found = pattern.exec(asked)
      if (!found) continue
      return names.reduce(
        (target, name, index) => target.replaceAll(name, () => found[index + 1] ?? ''),
        destination,
      )
    }
    return undefined
  }
}
