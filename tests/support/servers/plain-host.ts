import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { lookup } from 'mrmime'

export interface PlainHost {
  url: string
  close: () => void
}

/**
 * Serves a built site like hosts that only serve files: `/about` is `about.html`, and every other
 * path, including `/about/`, gets `404.html`. With `addsSlash`, a path that is a folder redirects
 * to the same path with a slash, even if a file has that name. With `base`, the site is under that
 * path, like a project site of GitHub Pages, and the host serves nothing else.
 */
export async function startPlainHost(
  outDir: string,
  { addsSlash = false, base = '' } = {},
): Promise<PlainHost> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    if (base && pathname === base) {
      response.writeHead(301, { location: `${base}/${search}` }).end()
      return
    }
    if (!pathname.startsWith(`${base}/`)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Another site')
      return
    }
    const path = join(outDir, decodeURIComponent(pathname.slice(base.length)))
    const isFolder = existsSync(path) && statSync(path).isDirectory()
    if (addsSlash && isFolder && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end()
      return
    }
    const files = pathname.endsWith('/') ? [join(path, 'index.html')] : [path, `${path}.html`]
    const file = files.find((name) => existsSync(name) && statSync(name).isFile())
    const served = file ?? join(outDir, '404.html')
    response.writeHead(file ? 200 : 404, { 'content-type': lookup(served) ?? 'text/plain' })
    response.end(readFileSync(served))
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, close: () => server.close() }
}
