import { existsSync } from 'node:fs'
import { startPreview } from './preview'

const DEFAULT_PORT = 4173

/** Serves a built site at `PORT` (4173 when unset) and says where, or why not. */
export async function servePreview(outDir: string): Promise<void> {
  if (!existsSync(outDir)) {
    console.error(`There is no built site in "${outDir}". Run \`npm run build\` first.`)
    process.exitCode = 1
    return
  }
  const port = Number(process.env.PORT || DEFAULT_PORT)
  try {
    const { url } = await startPreview({ outDir, port })
    console.log(`Serving ${outDir} at ${url}`)
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw reason
    console.error(`Port ${port} is taken. Choose another one: PORT=8080 npm run preview`)
    process.exitCode = 1
  }
}
