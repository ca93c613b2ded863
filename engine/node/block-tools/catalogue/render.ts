import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml, escapeJson } from '../../../core/text/escape'
import { projectRoot } from '../../lib/files/project-root'
import type { Catalogue, CatalogueEntry } from './catalogue'
import type { Look } from './looks'
import type { Property } from './properties'

const FOLDER = join(projectRoot, 'engine/node/block-tools/catalogue')

export interface CatalogueLook {
  /** The document of any page of the site, for its styles. */
  sample: string
  /** The variants in which the examples can be shown. */
  looks?: Look[]
  /** The prefix of links to the site's pages. */
  origin?: string
  /**
   * If `true`, an example loads only when it comes into view: in development, each is slow to load.
   */
  loadsWhenSeen?: boolean
}

/** The document of the catalogue. */
export function renderCatalogue(
  catalogue: Catalogue,
  { sample, looks = [], origin = '', loadsWhenSeen = false }: CatalogueLook,
): string {
  const { entries } = catalogue
  const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
  const links = entries.map(({ type }) => `<li><a href="#${type}">${type}</a></li>`).join('')
  const sections = entries
    .map((entry) => renderEntry(entry, catalogue, { origin, loadsWhenSeen }))
    .join('')
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="robots" content="noindex"><title>Block catalogue</title>' +
    `<link rel="icon" href="data:,">${extractStyles(sample)}<style>${read('catalogue.css')}</style></head><body>` +
    '<a class="skip-link" href="#blocks">Skip to the blocks</a>' +
    `<header class="top"><h1>Block catalogue</h1><p>All ${entries.length} block types, with their purpose, properties and examples.</p>${renderLooks(looks)}</header>` +
    `<div class="shell"><nav aria-label="Block types"><ul>${links}</ul></nav>` +
    `<main id="blocks">${sections}</main></div>` +
    '<p class="visually-hidden" role="status" id="said"></p>' +
    `<script type="application/json" id="looks">${escapeJson(JSON.stringify(looks))}</script>` +
    `<script>${read('catalogue.browser.js')}</script></body></html>\n`
  )
}

/** A selection for each kind of variant, and for light and dark mode. */
function renderLooks(looks: Look[]): string {
  if (looks.length === 0) return ''
  const selects = [SCHEMES, ...looks].map(
    ({ label, choices }) =>
      `<label>${escapeHtml(label)} <select autocomplete="off">` +
      `${choices.map((choice) => `<option>${escapeHtml(choice.label)}</option>`).join('')}</select></label>`,
  )
  return `<form class="looks" aria-label="Look of the examples" hidden>${selects.join('')}</form>`
}

const SCHEMES = {
  label: 'Light or dark',
  choices: [{ label: 'As on the site' }, { label: 'Light' }, { label: 'Dark' }],
}

/** The theme, the base and a page's fonts. Fonts load at once. */
function extractStyles(html: string): string {
  const [, ...parts] = html.split('<style')
  const texts = parts.map((part) => part.slice(part.indexOf('>') + 1, part.indexOf('</style>')))
  return texts.map((text) => `<style>${text}</style>`).join('')
}

function renderEntry(
  entry: CatalogueEntry,
  { hasPages }: Catalogue,
  { origin, loadsWhenSeen }: { origin: string; loadsWhenSeen: boolean },
): string {
  const { type, description, properties, examples } = entry
  return (
    `<section class="entry" aria-labelledby="${type}"><h2 id="${type}">${type}</h2>` +
    `<p class="lead">${renderSentence(description)}</p>` +
    `${examples.map((example) => renderExample(type, example, loadsWhenSeen)).join('')}` +
    `<h3>Properties<span class="visually-hidden"> of ${type}</span></h3>` +
    `<table><thead><tr><th scope="col">Property</th><th scope="col">Type and default</th><th scope="col">What it is for</th></tr></thead>` +
    `<tbody>${properties.map(renderProperty).join('')}</tbody></table>` +
    `<h3>Pages that use it<span class="visually-hidden">: ${type}</span></h3>` +
    `${renderUsedBy(entry, hasPages, origin)}</section>`
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

/** A description of a schema. Text in backticks becomes code. */
function renderSentence(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

/** Allows line breaks after the dots of long paths. */
function breakable(path: string): string {
  return escapeHtml(path).replaceAll('.', '.<wbr>')
}

function renderExample(
  type: string,
  example: CatalogueEntry['examples'][number],
  loadsWhenSeen: boolean,
): string {
  const { name, description, block, route } = example
  const title = escapeHtml(`${type}, ${name}`)
  const renderIframe = (device: string, width: number) => {
    const html = `<iframe src="${route}" title="${title}, ${device}" width="${width}" height="480" loading="lazy"></iframe>`
    return `<div class="${device}" data-width="${width}">${loadsWhenSeen ? `<template>${html}</template>` : html}</div>`
  }
  const id = `${type}-${name.replace(/\W+/g, '-')}-json`
  return (
    `<figure class="example"><figcaption><h3>${escapeHtml(name)}</h3><p>${escapeHtml(description)}</p></figcaption>` +
    `<div class="devices">${renderIframe('desktop', 1280)}${renderIframe('phone', 375)}</div>` +
    `<div class="source"><button type="button" data-copy="${id}">Copy JSON<span class="visually-hidden"> of ${title}</span></button>` +
    `<a href="${route}">Open on its own page<span class="visually-hidden">: ${title}</span></a>` +
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
