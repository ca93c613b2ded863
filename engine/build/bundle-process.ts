/** Builds the bundle in a process of its own; see `writeBundle`. */
import { join } from 'node:path'
import { writeClient, writeServer } from './bundle-halves'

const [dir = ''] = process.argv.slice(2)

try {
  // One after the other: at once they are no faster on two cores and hold more memory.
  await writeClient(join(dir, 'client'))
  await writeServer(join(dir, 'server'))
} catch (reason) {
  console.error((reason as Error).message)
  process.exitCode = 1
}
