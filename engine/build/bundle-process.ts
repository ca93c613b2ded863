/** Builds one half of the bundle in a process of its own; see `writeBundle`. */
import { writeClient, writeServer } from './bundle-halves'

const [half, outDir = ''] = process.argv.slice(2)

try {
  await (half === 'client' ? writeClient(outDir) : writeServer(outDir))
} catch (reason) {
  console.error((reason as Error).message)
  process.exitCode = 1
}
