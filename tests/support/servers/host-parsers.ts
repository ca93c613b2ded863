/** Parsers for hosting files that no server here can load, based on the hosts' documentation. */

export interface ReadRedirect {
  from: string
  to: string
  status: number
}

/**
 * Parses lines of two or three words: an old path, a new path and a status, with `!` if the
 * redirect has priority over files. `#` starts a comment. A word with `*`, or with a colon and a
 * name, would be a placeholder. https://docs.netlify.com/manage/routing/redirects/overview/
 * https://developers.cloudflare.com/pages/configuration/redirects/
 * @throws on any other line.
 */
export function parseRedirects(text: string): ReadRedirect[] {
  return readLines(text).map((line) => {
    const [from = '', to = '', status = '302', ...others] = line.split(/\s+/)
    if (others.length > 0) throw new Error(`More than three words: ${line}`)
    if (!/^\/[!-~]*$/.test(from) || /[?#]|:[A-Za-z]/.test(from)) throw new Error(`From: ${line}`)
    if (!/^(\/|https?:\/\/)[!-~]*$/.test(to)) throw new Error(`To: ${line}`)
    if (/:[A-Za-z]/.test(to.replace(/^https?:/, ''))) throw new Error(`Placeholder: ${line}`)
    if (!/^(30[1278]|404)!?$/.test(status)) throw new Error(`Status: ${line}`)
    if (line.length > 2000) throw new Error(`Longer than is read: ${line}`)
    return { from, to, status: Number.parseInt(status, 10) }
  })
}

/**
 * Parses header rules: a path on a separate line, followed by indented lines `Name: value`. `!
 * Name` removes a header. https://docs.netlify.com/manage/routing/headers/
 * https://developers.cloudflare.com/pages/configuration/headers/
 * @throws on any other line.
 */
export function parseHeaders(text: string): Map<string, [name: string, value: string][]> {
  const rules = new Map<string, [string, string][]>()
  let headers: [string, string][] | undefined
  for (const line of readLines(text)) {
    if (line.startsWith('/')) {
      headers = []
      rules.set(line.trim(), headers)
      continue
    }
    const [, name, value] = /^\s+([A-Za-z-][A-Za-z0-9-]*):\s*(\S.*)$/.exec(line) ?? []
    if (name && value && headers && !value.includes(':splat')) headers.push([name, value])
    else if (!/^\s+! [A-Za-z-]+$/.test(line)) throw new Error(`No header: ${line}`)
  }
  return rules
}

/**
 * Parses JSON with path-to-regexp patterns for the old paths: characters without a preceding
 * backslash are literal unless the syntax uses them.
 * https://vercel.com/docs/project-configuration#redirects
 * @throws on a pattern that matches more than one path.
 */
export function parseVercelRedirects(text: string): ReadRedirect[] {
  const { redirects } = JSON.parse(text) as {
    redirects: { source: string; destination: string; statusCode: number }[]
  }
  return redirects.map(({ source, destination, statusCode }) => {
    const from = source.replace(/\\(.)|([(){}:*+?])/gs, (_, escaped?: string, sign?: string) => {
      if (sign) throw new Error(`A sign of a pattern: ${source}`)
      return escaped ?? ''
    })
    if (/:[A-Za-z]/.test(destination.replace(/^https?:/, '')))
      throw new Error(`A part of the source: ${destination}`)
    return { from, to: destination, status: statusCode }
  })
}

function readLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '' && !/^\s*#/.test(line))
}
