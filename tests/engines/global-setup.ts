import { serveHalyard } from '../browser/serve-site'
import makeTemporaryFolder from '../support/temporary-folder'

/** Serves the shipped site, built once for these tests and those in Chromium. */
export default async function setUp(): Promise<() => Promise<void>> {
  const removeTemporaryFolder = makeTemporaryFolder()
  const close = await serveHalyard()
  return async () => {
    await close()
    removeTemporaryFolder()
  }
}
