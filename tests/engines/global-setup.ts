import { join } from 'node:path'
import { projectRoot } from '../../engine/node/util/project-root'
import { serveSite } from '../browser/support/serve-site'
import { writeExamplesSite } from '../support/sites/examples-site'
import makeTemporaryFolder from '../support/temporary-folder'

/** Serves the bakery's site and that of the examples, built as for the tests in Chromium. */
export default async function setUp(): Promise<() => Promise<void>> {
  const removeTemporaryFolder = makeTemporaryFolder()
  const examples = join(projectRoot, '.test/examples')
  writeExamplesSite(examples)
  const closes = [
    await serveSite('BAKERY_URL', 'examples/bakery'),
    await serveSite('EXAMPLES_URL', examples),
  ]
  return async () => {
    for (const close of closes) await close()
    removeTemporaryFolder()
  }
}
