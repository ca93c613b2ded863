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
 * Writes a site with one page for each example of each block, in the style of the tiny site, and
 * one page for dark mode.
 */
export function writeExamplesSite(dir: string): string[] {
  const read = (file: string) => readFileSync(join(projectRoot, 'tests/sites/tiny', file), 'utf8')
  const { theme } = JSON.parse(read('settings.json'))
  const picture = read('assets/wren.svg')
  // A light-coloured drawing is inlined in its page; a picture of a room is a separate file.
  const heavy = picture.replace('</svg>', `<desc>${'A room. '.repeat(80)}</desc></svg>`)
  const pictureOf = (path: string) => (path.startsWith('/assets/rooms/') ? heavy : picture)
  return writeTrialSite({ dir, theme: { ...theme, dark: {} }, pictureOf })
}
