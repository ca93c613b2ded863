import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'

/** `true` if `site/` is the shipped site. Its tests are removed together with it. */
export const hasHalyard = existsSync(join(projectRoot, 'tests/halyard'))

/** The sites that come with the project. A site that replaces the shipped one is not tested. */
export const shippedSites = [
  'examples/bakery',
  'examples/news',
  'examples/starter',
  'tests/sites/tiny',
  ...(hasHalyard ? ['site'] : []),
]
