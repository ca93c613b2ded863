import { writeFileSync } from 'node:fs'
import { serveSite } from '../browser/support/serve-site'
import { startOtherHost } from '../support/servers/other-host'
import { whyWithout } from '../support/servers/web-servers'
import { writeExamplesSite } from '../support/sites/examples-site'
import { writeSiteVariant } from '../support/sites/site-variant'
import makeTemporaryFolder from '../support/temporary-folder'

const EXAMPLES = '.test/examples-site'
const FRAMES = '.test/frames-site'

/**
 * Serves the bakery site and the examples site, as built for the Chromium tests, and a site with
 * iframes.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const removeTemporaryFolder = makeTemporaryFolder()
  writeExamplesSite(EXAMPLES)
  const closes = [
    await serveSite('BAKERY_URL', 'examples/bakery'),
    await serveSite('EXAMPLES_URL', EXAMPLES),
    ...(await serveFrames()),
  ]
  return async () => {
    for (const close of closes) await close()
    removeTemporaryFolder()
  }
}

/** Serves a site whose policy allows all iframes, with two iframes from another host. */
async function serveFrames(): Promise<(() => Promise<void>)[]> {
  const why = whyWithout('openssl')
  if (why) {
    console.log(why)
    return []
  }
  const { origin, close } = await startOtherHost('127.0.0.1')
  writeSiteVariant('tests/sites/tiny', FRAMES, (settings) => {
    const security = { embedder: 'unsafe-none', hosts: { frames: [origin] } }
    Object.assign(settings, { security })
  })
  const page = {
    title: 'Two places',
    description: 'Two frames of another site.',
    blocks: [
      { type: 'hero', title: 'Two places' },
      { type: 'embed', title: 'Without headers', src: `${origin}/plain` },
      { type: 'embed', title: 'With headers', src: `${origin}/isolated` },
    ],
  }
  writeFileSync(`${FRAMES}/pages/frames.json`, JSON.stringify(page))
  return [await serveSite('FRAMES_URL', FRAMES), close]
}
