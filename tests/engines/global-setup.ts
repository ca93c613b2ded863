import { serveSite } from '../browser/support/serve-site'
import { writeExamplesSite } from '../support/sites/examples-site'
import makeTemporaryFolder from '../support/temporary-folder'

const EXAMPLES = '.test/examples-site'

/** Serves the bakery's site and that of the examples, from the builds of the tests in Chromium. */
export default async function setUp(): Promise<() => Promise<void>> {
  const removeTemporaryFolder = makeTemporaryFolder()
  writeExamplesSite(EXAMPLES)
  const closes = [
    await serveSite('BAKERY_URL', 'examples/bakery'),
    await serveSite('EXAMPLES_URL', EXAMPLES),
  ]
  return async () => {
    for (const close of closes) await close()
    removeTemporaryFolder()
  }
}
