import { writeExamplesSite } from '../support/sites/examples-site'
import makeTemporaryFolder from '../support/temporary-folder'
import { serveSite } from './support/serve-site'

const EXAMPLES = '.test/examples-site'

/** Builds and serves the sites that the browser tests visit. */
export default async function setUp(): Promise<() => Promise<void>> {
  const removeTemporaryFolder = makeTemporaryFolder()
  // Records the year of the builds, because a site built in one year may be visited in the next.
  process.env.BUILD_YEAR = String(new Date().getFullYear())
  writeExamplesSite(EXAMPLES)
  const closers = [
    await serveSite('BAKERY_URL', 'examples/bakery'),
    await serveSite('TINY_URL', 'tests/sites/tiny'),
    await serveSite('EXAMPLES_URL', EXAMPLES),
  ]
  return async () => {
    for (const close of closers) await close()
    removeTemporaryFolder()
  }
}
