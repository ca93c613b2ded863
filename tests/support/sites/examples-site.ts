import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeExamples } from '../../../engine/node/catalogue/examples'
import { projectRoot } from '../../../engine/node/util/project-root'

export { EXAMPLE_AUDIENCES, loadExamples } from '../../../engine/node/catalogue/examples'

/** Where the examples' site shows an example. */
export function routeOfExample(type: string, index: number): string {
  return `/${type}/example-${index + 1}`
}

/** Writes a site with one page for each example of each block; returns the routes. */
export function writeExamplesSite(dir: string): string[] {
  const read = (file: string) => readFileSync(join(projectRoot, 'tests/sites/tiny', file), 'utf8')
  return writeExamples({
    dir,
    settings: {
      brand: 'Examples',
      url: 'https://examples.example',
      icon: '/assets/brand/mark.svg',
      theme: JSON.parse(read('settings.json')).theme,
    },
    picture: read('assets/wren.svg'),
    routeOf: routeOfExample,
    buildPage: buildExamplePage,
    buildTarget: (id) => ({ type: 'prose', id, sections: [{ content: [{ text: id }] }] }),
  })
}

/** A page that is valid whatever block it shows: it has a heading and one link of each kind. */
export function buildExamplePage(title: string, blocks: object[]): object {
  const hasHeading = blocks.some((block) => 'type' in block && block.type === 'hero')
  const hero = { type: 'hero', tone: 'paper', title }
  return {
    title,
    description: `${title}, as an example.`,
    breadcrumbs: [{ label: 'Examples', href: '/' }],
    blocks: [...(hasHeading ? [] : [hero]), ...blocks],
  }
}
