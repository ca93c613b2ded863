import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'

/** Whether `site/` is the site that comes with the project: its tests are there as long as it is. */
export const hasHalyard = existsSync(join(projectRoot, 'tests/halyard'))

/** The sites that come with the project; one that somebody puts in their place is not tested. */
export const shippedSites = [
  'examples/bakery',
  'examples/news',
  'examples/starter',
  'tests/sites/tiny',
  ...(hasHalyard ? ['site'] : []),
]
