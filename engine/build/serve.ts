import { existsSync } from 'node:fs'
import { CATALOGUE_ROUTE } from './catalogue/catalogue'
import { startPreview } from './preview'

const PREVIEW_PORT = 4173
const DEV_PORT = 5173

/** Serves a built site at `PORT`, says where, and returns the exit code. */
export async function servePreview(outDir: string): Promise<number> {
  if (!existsSync(outDir)) {
    console.error(`There is no built site in "${outDir}". Run \`npm run build\` first.`)
    return 1
  }
  return listen(PREVIEW_PORT, async (port) => {
    const { url } = await startPreview({ outDir, port })
    return `Serving ${outDir} at ${url}`
  })
}

/** Serves a site while it is being written, says where, and returns the exit code. */
export function serveDev(siteDir: string): Promise<number> {
  return listen(DEV_PORT, async (port) => {
    // Vite takes a while to load and the preview has no use for it.
    const { startDev } = await import('./dev/start-dev')
    const { url } = await startDev({ siteDir, port })
    return `Serving ${siteDir} at ${url}; what you save shows at once.\nAll block types, with examples, are at ${url}${CATALOGUE_ROUTE}.`
  })
}

async function listen(usual: number, start: (port: number) => Promise<string>): Promise<number> {
  const port = Number(process.env.PORT || usual)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`)
    return 2
  }
  try {
    console.log(await start(port))
    return 0
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw reason
    console.error(`Port ${port} is taken. Choose another one: PORT=8080 npm start`)
    return 1
  }
}
