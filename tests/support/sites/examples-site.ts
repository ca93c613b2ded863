import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeTrialSite } from '../../../engine/node/block-tools/testing/trial-site'
import { projectRoot } from '../../../engine/node/lib/files/project-root'

export {
  buildExamplePage,
  loadExamples,
  routeOfExample,
} from '../../../engine/node/block-tools/testing/trial-site'

/**
 * Writes a site with one page for each example of each block, in the look of the tiny site, and
 * with one for dark mode.
 */
export function writeExamplesSite(dir: string): string[] {
  const read = (file: string) => readFileSync(join(projectRoot, 'tests/sites/tiny', file), 'utf8')
  const { theme } = JSON.parse(read('settings.json'))
  const picture = read('assets/wren.svg')
  // A light drawing is part of its page: a picture of a room has a file of its own.
  const heavy = picture.replace('</svg>', `<desc>${'A room. '.repeat(80)}</desc></svg>`)
  const pictureOf = (path: string) => (path.startsWith('/assets/rooms/') ? heavy : picture)
  return writeTrialSite({ dir, theme: { ...theme, dark: {} }, pictureOf })
}
