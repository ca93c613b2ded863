import { statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hover } from 'vscode-languageserver/node'
import { MarkupKind } from 'vscode-languageserver/node'
import type { SitePlace } from '../../check/choices/find-place'
import { findPlace } from '../../check/choices/find-place'
import { findTarget } from '../../edit/show/find-target'
import { findPage } from '../../edit/show/link-target'
import type { Target } from '../../edit/show/target'
import { once } from '../../lib/files/once'
import { projectRoot } from '../../lib/files/project-root'
import { loadIcon } from '../../lib/media/icons'
import { blockPictureFile, loadBlockPictures } from '../../schemas/docs/block-pictures'
import { describeProperty } from '../../schemas/schemas'
import type { LanguageFeature } from './feature'
import type { KnownPlace } from './known-place'
import { readPlace } from './known-place'

/** Shows the linked page or the picture at the cursor, and what a property is for. */
export const HOVER: LanguageFeature = {
  capabilities: { hoverProvider: true },
  listen(connection, context) {
    connection.onHover((params) => {
      const place = readPlace(params, context)
      return place ? describe(place) : null
    })
  },
}

function describe(known: KnownPlace): Hover | null {
  const { text, offset, facts, document } = known
  const target = findTarget(text, offset, known)
  const place = facts.file.endsWith('.json') ? findPlace(text, offset, facts.root) : undefined
  const parts = [
    ...(target ? describeTarget(target, known) : []),
    ...(place && place.start < place.end ? describePlace(place) : []),
  ]
  if (parts.length === 0) return null
  const { start, end } = target ?? place ?? { start: offset, end: offset }
  return {
    contents: { kind: MarkupKind.Markdown, value: parts.join('\n\n') },
    range: { start: document.positionAt(start), end: document.positionAt(end) },
  }
}

function describeTarget({ kind, name, source }: Target, known: KnownPlace): string[] {
  if (kind === 'page') {
    const { title, description } = (findPage(known, name)?.data ?? {}) as Record<string, unknown>
    return [title && `**${title}**`, description].filter(Boolean).map(String)
  }
  if (kind === 'icon') return drawIcon(name)
  if (kind === 'token') return [known.facts.context.tokens[name] ?? []].flat()
  return source ? showPicture(source.path, name) : []
}

const readBlockPictures = once(() => loadBlockPictures(projectRoot))

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i
/** Editors load the whole file. */
const MAX_PICTURE_BYTES = 1_000_000

function showPicture(path: string, alt: string): string[] {
  const size = PICTURE.test(path) ? statSync(path, { throwIfNoEntry: false })?.size : undefined
  if (size === undefined || size > MAX_PICTURE_BYTES) return []
  return [`![${alt}](${pathToFileURL(path).href})`]
}

/** In a colour that is visible on light and on dark backgrounds. */
function drawIcon(name: string): string[] {
  const nodes = loadIcon(name)
  if (!nodes) return []
  const shapes = nodes.map(([tag, attributes]) => {
    const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
    return `<${tag}${list.join('')}/>`
  })
  const style =
    'fill="none" stroke="#888" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24" ${style}>${shapes.join('')}</svg>`
  return [`![${name}](data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')})`]
}

function describePlace({ schema, parentKinds, parents, path }: SitePlace): string[] {
  const { property, kinds = [] } = parentKinds ?? {}
  if (property === undefined || property !== path.at(-1)) {
    const description = schema ? describeProperty(schema) : ''
    return description ? [description] : []
  }
  const { [property]: own } = parents.at(-1) as Record<string, unknown>
  const kind = kinds.find(({ value }) => value === own)
  return kind ? [kind.description ?? '', ...showBlock(String(own))] : []
}

function showBlock(type: string): string[] {
  const alt = readBlockPictures().get(type)
  return alt === undefined ? [] : showPicture(join(projectRoot, blockPictureFile(type)), alt)
}
