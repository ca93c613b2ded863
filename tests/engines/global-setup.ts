import { serveSite } from '../browser/support/serve-site'
import makeTemporaryFolder from '../support/temporary-folder'

/** Serves the bakery's site, built once for these tests and those in Chromium. */
export default async function setUp(): Promise<() => Promise<void>> {
  const removeTemporaryFolder = makeTemporaryFolder()
  const close = await serveSite('BAKERY_URL', 'examples/bakery')
  return async () => {
    await close()
    removeTemporaryFolder()
  }
}
