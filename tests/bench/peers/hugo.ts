import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { type Content, fileNameOf } from './content'
import type { Hugo } from './find-hugo'
import type { Peer } from './peer'

const TEMPLATES = join(projectRoot, 'tests/bench/peers/hugo-site')

/**
 * Builds with Hugo, which reads each page from its JSON file
 * (https://gohugo.io/content-management/content-adapters/).
 */
export function createHugoPeer({ program, version }: Hugo, folder: string): Peer {
  const sourceOf = (path: string) => join(folder, 'pages', `${fileNameOf(path)}.json`)
  return {
    name: `Hugo ${version}`,
    folder,
    command: [program, '--minify', '--cacheDir', join(folder, 'cache')],
    outDir: 'public',
    caches: ['public', 'resources', '.hugo_build.lock', 'cache'],
    sourceOf,
    prepare({ layout, pages }: Content) {
      cpSync(TEMPLATES, folder, { recursive: true })
      mkdirSync(join(folder, 'data'))
      cpSync(join(TEMPLATES, 'shared/icons.json'), join(folder, 'data/icons.json'))
      writeFileSync(join(folder, 'data/site.json'), JSON.stringify(layout))
      for (const page of pages) {
        mkdirSync(dirname(sourceOf(page.path)), { recursive: true })
        writeFileSync(sourceOf(page.path), JSON.stringify(page, null, 2))
      }
    },
  }
}
