import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { htmlPathOf } from '../../../core/addresses/paths'
import { escapeHtml } from '../../../core/text/escape'
import { projectRoot } from '../../lib/files/project-root'
import { CATALOGUE_ROUTE } from './catalogue'
import type { Look } from './looks'

const FOLDER = join(projectRoot, 'engine/node/block-tools/catalogue')

export interface CatalogueLook {
  /** The document of any page of the site, for its styles. */
  sample: string
  /** The looks in which the examples can be shown. */
  looks?: Look[]
  /** The prefix of links to the site's pages. */
  origin?: string
  /**
   * If `true`, the development server serves the catalogue at `CATALOGUE_ROUTE`. There, each example
   * is slow to load, and loads only when it comes into view. Otherwise the pages are files, and the
   * links between them are relative.
   */
  isLive?: boolean
}

interface DocumentParts {
  title: string
  /** The document of any page of the site. */
  sample: string
  body: string
  /** The name of the script of the page, in this folder. */
  script: string
}

/** A page of the catalogue. */
export function renderDocument({ title, sample, body, script }: DocumentParts): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>` +
    `<link rel="icon" href="data:,">${extractStyles(sample)}<style>${read('catalogue.css')}</style></head><body>` +
    `<a class="skip-link" href="#main">Skip to the content</a>${body}` +
    `<script>${read(script)}</script></body></html>\n`
  )
}

const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

/** The prefix of links from a page of the catalogue to the others. `path` is the page's path. */
export function rootFrom(path: string, { isLive }: CatalogueLook): string {
  return isLive ? `${CATALOGUE_ROUTE}/` : '../'.repeat(path.split('/').length - 1)
}

/** The URL of an example's page, for a page of the catalogue. `path` is the page's path. */
export function exampleUrl(route: string, path: string, look: CatalogueLook): string {
  return look.isLive ? route : rootFrom(path, look) + htmlPathOf(route)
}

/** The theme, the base and a page's fonts, which also show on a first, slow load. */
function extractStyles(html: string): string {
  const [, ...parts] = html.split('<style')
  const texts = parts.map((part) => part.slice(part.indexOf('>') + 1, part.indexOf('</style>')))
  const css = texts.map((text) => `<style>${text}</style>`).join('')
  return css.replaceAll('font-display:optional', 'font-display:swap')
}

/** A description of a schema. Text in backticks becomes code. */
export function renderSentence(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}
