import { EVENTS_PATH, EXAMPLE_WINDOW, IFRAME_QUERY } from '../../../core/dev-protocol'
import { escapeHtml, escapeJson } from '../../../core/text/escape'
import type { Catalogue, CatalogueEntry } from './catalogue'
import { blockPagePath, CATALOGUE_ROUTE } from './catalogue'
import type { CatalogueLook } from './document'
import { exampleUrl, renderDocument, renderSentence, rootFrom } from './document'
import { groupEntries } from './groups'
import type { Look } from './looks'
import type { Property } from './properties'

/** The page of a block type: its examples, its properties, and the pages that use it. */
export function renderBlockPage(
  { entries, hasPages }: Catalogue,
  entry: CatalogueEntry,
  look: CatalogueLook,
): string {
  const { type, description, properties, examples, group } = entry
  const { looks = [], origin = '' } = look
  const start = look.isLive ? CATALOGUE_ROUTE : `${rootFrom(blockPagePath(type), look)}index.html`
  return renderDocument({
    title: `${type} · Block catalogue`,
    sample: look.sample,
    script: 'catalogue.browser.js',
    body:
      `<div class="shell">${renderNavigation(entries, type, look)}<main id="main" class="entry"${look.isLive ? ` data-events="${EVENTS_PATH}${IFRAME_QUERY}"` : ''}>` +
      `<p class="path"><a href="${start}">Block catalogue</a> <span aria-hidden="true">/</span> ${group}</p>` +
      `<h1>${type}</h1><p class="lead">${renderSentence(description)}</p>` +
      '<ul class="parts"><li><a href="#examples">Examples</a></li><li><a href="#properties">Properties</a></li><li><a href="#pages">Pages that use it</a></li></ul>' +
      `<h2 id="examples">Examples</h2>${renderLooks(looks, rootFrom(blockPagePath(type), look))}` +
      `${examples.map((example) => renderExample(type, example, look)).join('')}` +
      '<h2 id="properties">Properties</h2>' +
      `<table><thead><tr><th scope="col">Property</th><th scope="col">Type and default</th><th scope="col">What it is for</th></tr></thead>` +
      `<tbody>${properties.map(renderProperty).join('')}</tbody></table>` +
      `<h2 id="pages">Pages that use it</h2>${renderUsedBy(entry, hasPages, origin)}</main></div>` +
      '<p class="visually-hidden" role="status" id="said"></p>' +
      `<script type="application/json" id="looks">${escapeJson(JSON.stringify(looks))}</script>`,
  })
}

/** Links to the pages of all block types, by group. */
function renderNavigation(entries: CatalogueEntry[], type: string, look: CatalogueLook): string {
  const root = rootFrom(blockPagePath(type), look)
  const renderLink = (entry: CatalogueEntry) =>
    `<li><a href="${root}${blockPagePath(entry.type)}"${entry.type === type ? ' aria-current="page"' : ''}>${entry.type}</a></li>`
  const groups = groupEntries(entries).map(
    ({ heading, entries }) => `<p>${heading}</p><ul>${entries.map(renderLink).join('')}</ul>`,
  )
  return `<nav aria-label="Block types">${groups.join('')}</nav>`
}

/** A selection of a look, and one for light and dark mode. `root` is the root of the catalogue. */
function renderLooks(looks: Look[], root: string): string {
  if (looks.length === 0) return ''
  const renderSelect = (label: string, options: string[]) =>
    `<label>${label} <select autocomplete="off">` +
    `${options.map((option) => `<option>${escapeHtml(option)}</option>`).join('')}</select></label>`
  return (
    `<form class="looks" aria-label="Look of the examples" data-root="${root}" hidden>` +
    renderSelect(
      'Look',
      looks.map(({ label }) => label),
    ) +
    `${renderSelect('Light or dark', ['Automatic', 'Light', 'Dark'])}</form>`
  )
}

function renderProperty({ path, type, required, fallback, description }: Property): string {
  const depth = path.replace(/\[[^[\]]*\]/g, '').split('.').length - 1
  const needed = required ? '<span class="needed">required</span>' : ''
  // Long defaults are lists that few people read.
  const written =
    fallback === undefined
      ? ''
      : `<span class="default">default <code>${escapeHtml(fallback)}</code></span>`
  return (
    `<tr><th scope="row" style="--depth:${depth}"><code>${breakable(path)}</code>${needed}</th>` +
    `<td>${escapeHtml(type)}${written}</td><td>${renderSentence(description)}</td></tr>`
  )
}

/** Allows line breaks after the dots of long paths. */
function breakable(path: string): string {
  return escapeHtml(path).replaceAll('.', '.<wbr>')
}

function renderExample(
  type: string,
  example: CatalogueEntry['examples'][number],
  look: CatalogueLook,
): string {
  const { name, description, block } = example
  const url = exampleUrl(example.route, blockPagePath(type), look)
  const title = escapeHtml(`${type}, ${name}`)
  const renderIframe = (device: string, width: number) => {
    const html = `<iframe name="${EXAMPLE_WINDOW}" src="${url}" title="${title}, ${device}" width="${width}" height="480" loading="lazy"></iframe>`
    return `<div class="${device}" data-width="${width}">${look.isLive ? `<template>${html}</template>` : html}</div>`
  }
  const id = `${type}-${name.replace(/\W+/g, '-')}-json`
  return (
    `<figure class="example"><figcaption><h3>${escapeHtml(name)}</h3><p>${escapeHtml(description)}</p></figcaption>` +
    `<div class="devices">${renderIframe('desktop', 1280)}${renderIframe('phone', 375)}</div>` +
    `<div class="source"><button type="button" data-copy="${id}">Copy JSON<span class="visually-hidden"> of ${title}</span></button>` +
    `<a href="${url}">Open on its own page<span class="visually-hidden">: ${title}</span></a>` +
    `<details><summary>Show JSON<span class="visually-hidden"> of ${title}</span></summary>` +
    `<pre id="${id}" tabindex="0" role="region" aria-label="JSON of ${title}">${escapeHtml(JSON.stringify(block, null, 2))}</pre></details></div></figure>`
  )
}

function renderUsedBy(
  { usedBy, inLayout }: CatalogueEntry,
  hasPages: boolean,
  origin: string,
): string {
  if (!hasPages) return '<p>The site has errors. Fix them to see its pages here.</p>'
  const shared = inLayout ? '<p>Part of the layout, which all pages share.</p>' : ''
  if (usedBy.length === 0) return shared || '<p>No page of this site uses it.</p>'
  const links = usedBy
    .map(
      ({ route, title }) =>
        `<li><a href="${origin}${route}">${escapeHtml(title)}</a> <code>${route}</code></li>`,
    )
    .join('')
  return `${shared}<ul class="pages">${links}</ul>`
}
