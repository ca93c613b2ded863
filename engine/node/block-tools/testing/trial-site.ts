import type { Theme } from '../../../../schemas/generated/types'
import { listMainHeadings } from '../../check/facts/main-headings'
import { once } from '../../lib/files/once'
import { projectRoot } from '../../lib/files/project-root'
import { listOwnBlocks } from '../../schemas/block-folders'
import { loadSchemas } from '../../schemas/schemas'
import { loadExamples, writeExamples } from '../catalogue/examples'
import { findPlainType } from '../catalogue/site'

export { loadExamples } from '../catalogue/examples'

export interface TrialSite {
  dir: string
  theme: Theme
  /** Returns the SVG that replaces a picture of an example. */
  pictureOf: (path: string) => string
}

/** The path of an example on the trial site. */
export function routeOfExample(type: string, index: number): string {
  return `/${type}/example-${index + 1}`
}

/** Writes a site with one page per example of each block. Returns the routes. */
export function writeTrialSite({ dir, theme, pictureOf }: TrialSite): string[] {
  const plain = findPlainType()
  return writeExamples({
    dir,
    settings: {
      brand: 'Examples',
      url: 'https://examples.example',
      icon: '/assets/brand/mark.svg',
      theme,
    },
    pictureOf,
    routeOf: routeOfExample,
    buildPage: buildExamplePage,
    buildTarget: (id) => ({ type: plain, id }),
  })
}

/** The block types with a page's main heading. */
const findHeadings = once(() => listMainHeadings(loadSchemas(projectRoot)))

/** A page that is valid with any block: it has a heading and one link of each kind. */
export function buildExamplePage(title: string, blocks: object[]): object {
  const known = findHeadings()
  const isHeading = (block: object) =>
    known.some(({ type }) => 'type' in block && block.type === type)
  const [heading] = known
  if (!heading) throw new Error('No block type has a main heading.')
  const first = buildStandIn({ type: heading.type, tone: 'paper', [heading.property]: title })
  return {
    title,
    description: `${title}, as an example.`,
    breadcrumbs: [{ label: 'Examples', href: '/' }],
    blocks: [...(blocks.some(isHeading) ? [] : [first]), ...blocks],
  }
}

/** A block of the engine. If the project replaces its type, an example of the project's block. */
function buildStandIn(block: { type: string; [property: string]: unknown }): object {
  const isOwn = listOwnBlocks().some(({ type }) => type === block.type)
  return (isOwn && loadExamples().get(block.type)?.[0]?.block) || block
}
