import { existsSync } from 'node:fs'
import { STUDIO_PATH } from '../../../core/studio/protocol'
import { CATALOGUE_ROUTE } from '../../block-tools/catalogue/catalogue'
import { renderInvocation } from '../../lib/files/invocation'
import type { Listening, ListenOptions } from '../../lib/http/listen'
import { startPreview } from '../../servers/preview/preview'
import type { BuildTime } from '../../sources/time/clock'

/** Serves a built site and prints its URL. Returns the exit code. */
export async function servePreview(outDir: string, options: ListenOptions): Promise<number> {
  if (!existsSync(outDir)) {
    console.error(
      `There is no built site in "${outDir}". Run \`${renderInvocation('build')}\` first.`,
    )
    return 1
  }
  return open(options, async () => {
    const server = await startPreview({ outDir, ...options })
    return [`Serving ${outDir} at ${server.home}`, ...reportOthers(server)]
  })
}

/** Serves a site during development and prints its URL. Returns the exit code. */
export async function serveDev(
  siteDir: string,
  options: ListenOptions & { buildTime?: BuildTime },
): Promise<number> {
  return open(options, async () => {
    // Loaded here: Vite is slow to load, and the preview does not use it.
    const { startDev } = await import('../../servers/dev/start-dev')
    const server = await startDev({ siteDir, ...options })
    return [
      `Serving ${siteDir} at ${server.home}. Changes show as soon as you save.`,
      `All block types, with examples, are at ${server.url}${CATALOGUE_ROUTE}.`,
      // Not if other machines can open the server.
      ...(options.host
        ? []
        : [`To change pages in the browser, open ${server.url}${STUDIO_PATH}.`]),
      ...reportOthers(server),
    ]
  })
}

function reportOthers({ otherUrls }: Pick<Listening, 'otherUrls'>): string[] {
  return otherUrls.length === 0 ? [] : [`Other machines can open it at ${otherUrls.join(' and ')}`]
}

async function open(options: ListenOptions, start: () => Promise<string[]>): Promise<number> {
  try {
    console.log((await start()).join('\n'))
    return 0
  } catch (reason) {
    const explanation = explain(reason as NodeJS.ErrnoException, options)
    if (explanation === undefined) throw reason
    console.error(explanation)
    return 2
  }
}

/** The hint if a server cannot listen. */
function explain({ code }: NodeJS.ErrnoException, { port, host }: ListenOptions) {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Choose another, such as --port ${port === 8080 ? 8081 : 8080}, or omit the option to use the next free port.`
    case 'EACCES':
      return `Port ${port} needs administrator rights. Choose a port from 1024 upwards, such as --port 8080.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine does not have the address "${host}". Use one of its own, or --host without a value for all of them.`
    default:
      return undefined
  }
}
