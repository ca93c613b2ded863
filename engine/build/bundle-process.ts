/** Builds one half of the bundle in a process of its own; see `writeBundle`. */
import { writeClient, writeServer } from './bundle-halves'

const [half, outDir = ''] = process.argv.slice(2)

/** When the build has been killed, nobody is left who would want the bundle. */
const stop = () => process.exit(1)
process.on('disconnect', stop)

try {
  await (half === 'client' ? writeClient(outDir) : writeServer(outDir))
} catch (reason) {
  console.error((reason as Error).message)
  process.exitCode = 1
}
process.off('disconnect', stop)
process.disconnect?.()
