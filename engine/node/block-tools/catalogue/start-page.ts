import { escapeHtml } from '../../../core/text/escape'
import type { Catalogue, CatalogueEntry } from './catalogue'
import { blockPagePath, blockPicturePath } from './catalogue'
import type { CatalogueLook } from './document'
import { exampleUrl, renderDocument, renderSentence, rootFrom } from './document'
import { groupEntries } from './groups'

/** The start page of the catalogue: all block types by group, with pictures and a search. */
export function renderStartPage({ entries }: Catalogue, look: CatalogueLook): string {
  const groups = groupEntries(entries)
  const links = groups.map(({ id, heading }) => `<li><a href="#${id}">${heading}</a></li>`)
  const sections = groups.map(
    ({ id, heading, entries }) =>
      `<section class="group" aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>` +
      `<ul>${entries.map((entry) => renderCard(entry, look)).join('')}</ul></section>`,
  )
  return renderDocument({
    title: 'Block catalogue',
    sample: look.sample,
    script: 'search.browser.js',
    body:
      `<header class="top"><h1>Block catalogue</h1><p>All ${entries.length} block types. Each has a page with its examples, their JSON to copy, and its properties.</p>` +
      '<form class="search" role="search" hidden><label for="query">Search the blocks</label>' +
      '<input type="search" id="query" autocomplete="off"><p role="status"></p></form></header>' +
      `<div class="start"><nav aria-label="Groups"><ul>${links.join('')}</ul></nav>` +
      `<main id="main">${sections.join('')}</main></div>`,
  })
}

const PATH = 'index.html'

function renderCard(entry: CatalogueEntry, look: CatalogueLook): string {
  const { type, description, alsoCalled } = entry
  const words = [type, description, ...alsoCalled].join(' ').toLowerCase()
  return (
    `<li id="${type}" data-words="${escapeHtml(words)}"><div class="thumbnail">${renderThumbnail(entry, look)}</div>` +
    `<h3><a href="${rootFrom(PATH, look)}${blockPagePath(type)}">${type}</a></h3><p>${renderSentence(description)}</p></li>`
  )
}

/** The picture of a block type. A block of the project is shown live, without its scripts. */
function renderThumbnail(entry: CatalogueEntry, look: CatalogueLook): string {
  const { type, picture, isOwn, examples } = entry
  if (picture) {
    return `<img src="${rootFrom(PATH, look)}${blockPicturePath(type)}" alt="" loading="lazy">`
  }
  const [first] = examples
  if (!isOwn || !first) return `<code aria-hidden="true">${type}</code>`
  const url = exampleUrl(first.route, PATH, look)
  return `<iframe src="${url}" title="${type}" sandbox="allow-same-origin" inert loading="lazy"></iframe>`
}
