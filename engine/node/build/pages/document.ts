import type { Block } from '../../../../schemas/generated/types'
import { withBase } from '../../../core/addresses/base'
import { encodeHref } from '../../../core/addresses/urls'
import { collectBlockTypes } from '../../../core/page/blocks'
import type { HeadTag, PageData, SiteData, ThirdPartyScripts } from '../../../core/page/data'
import { listHtmlTexts } from '../../../core/page/html-texts'
import { buildInlinePage } from '../../../core/page/inline-page'
import { renderIframePolicy } from '../../../core/page/security-policy'
import { directionOf } from '../../../core/text/direction'
import { escapeHtml, escapeJson } from '../../../core/text/escape'
import { REST_FONTS } from '../../../core/text/font-names'
import type { Bundle, ModuleFiles, Stylesheet } from '../../bundle/bundle'
import type { RenderedPage } from '../../bundle/server-module'
import { renderDirectionCss } from '../assets/direction-css'
import { createRareFinder, isRare, unique } from './rare-styles'

/** The parts of the bundle that documents reference or inline. */
type DocumentBundle = Pick<
  Bundle,
  'entry' | 'thirdParty' | 'blocks' | 'contentParts' | 'own' | 'inlineScripts'
>

export interface ShellOptions {
  bundle: DocumentBundle
  site: SiteData
  /** The third-party scripts. */
  thirdParty: ThirdPartyScripts
  /** The site's base. The other paths here do not include it. */
  base: string
  /** The security policy as meta tags. */
  policy: string
  /** Announces dark mode to browsers. Empty if the site has none. */
  schemeTags?: string
  /** The styles of every page: theme variables and fallback fonts. */
  themeCss: string
  /** The font faces for the site's text. */
  fontsCss: string
  /** The font faces for characters that do not occur in the site's text. */
  restFontsCss: string
  /** The URLs of the fonts in the first view. */
  fontFiles: string[]
  /** The URL of the site data. */
  siteUrl: string
  icon?: string
}

/** The parts shared by documents with the same needs. */
export interface Shell {
  base: string
  /** The part from the doctype to the page's specific head tags. */
  start: string
  /** The part from the page's head tags to the content of the root element. */
  middle: string
  /** The start of the page data. */
  beforeData: string
  end: string
}

/** The inputs for a document's head. */
export interface ShellNeeds {
  blockTypes: string[]
  /** The block types whose scripts are needed first. */
  first: string[]
  /** The kinds of rare running-text parts in the HTML. */
  contentParts: readonly string[]
  /** The URLs of the rare styles that the HTML can match. */
  rareStyles: readonly string[]
}

/** Returns a function that maps a page's needs to its shell. Shells are cached. */
export function createShells(options: ShellOptions): (needs: ShellNeeds) => Shell {
  const { bundle, site } = options
  const isType = (word: string) => bundle.blocks.has(word)
  const around = collectBlockTypes([site.before, site.after], isType)
  const shells = new Map<string, Shell>()
  return (needs) => {
    const blockTypes = [...new Set([...around, ...needs.blockTypes])].sort()
    const key = JSON.stringify([blockTypes, needs.first, needs.contentParts, needs.rareStyles])
    const shell = shells.get(key) ?? buildShell(options, { ...needs, blockTypes, around })
    shells.set(key, shell)
    return shell
  }
}

function buildShell(
  options: ShellOptions,
  needs: ShellNeeds & { around: readonly string[] },
): Shell {
  const { blockTypes, around, first, contentParts, rareStyles } = needs
  const { bundle, site, base, policy, themeCss, fontsCss, restFontsCss, siteUrl, icon } = options
  const thirdParty = JSON.stringify(options.thirdParty)
  const place = (address: string) => withBase(base, address)
  const placeStyles = createStylePlacer(base)
  const filesOf = (names: readonly string[], modules = bundle.blocks): ModuleFiles[] =>
    names.flatMap((name) => modules.get(name) ?? [])
  const files = [...filesOf(blockTypes), ...filesOf(contentParts, bundle.contentParts)]
  const styles = unique([bundle.entry, ...files].flatMap((module) => module.styles)).filter(
    ({ href }) => !isRare(href) || rareStyles.includes(href),
  )
  // The layout is the same on all pages, so a rule that does not match here does not match on any
  // page.
  const idle = unique(filesOf(around).flatMap((module) => module.styles)).filter(
    ({ href }) => isRare(href) && !rareStyles.includes(href),
  )
  const scripts = [...bundle.entry.scripts].reverse()
  const preloads = [...new Set(filesOf(first).flatMap((files) => files.scripts))]
  const head = [
    `<style>${[{ href: '/', text: themeCss + renderDirectionCss(site.language) }, ...styles].map(placeStyles).join('')}</style>`,
    fontsCss && `<style data-fonts>${placeStyles({ href: '/', text: fontsCss })}</style>`,
    restFontsCss &&
      `<style ${REST_FONTS} media="not all">${placeStyles({ href: '/', text: restFontsCss })}</style>`,
    // Vite loads a chunk's styles unless the document has a link to them. A disabled link is not
    // fetched: https://html.spec.whatwg.org/#attr-link-disabled
    ...[...styles, ...idle].map(
      ({ href }) => `<link rel="stylesheet" href="${place(href)}" disabled>`,
    ),
    // Without a link, browsers request /favicon.ico.
    `<link rel="icon" href="${place(icon ?? 'data:,')}">`,
  ].join('')
  return {
    base,
    start:
      `<!doctype html><html ${renderLanguage(site.language)} data-mantine-color-scheme="light">` +
      `<head><meta charset="utf-8">${policy}` +
      `<meta name="viewport" content="width=device-width,initial-scale=1">${options.schemeTags ?? ''}`,
    middle: `${head}</head><body>${renderBodyStart(options)}<div id="root">`,
    beforeData:
      '<script type="application/json" id="quire-page" ' +
      `data-scripts="${scripts.map(place).join(' ')}" data-site="${place(siteUrl)}"` +
      ` data-loading="${escapeHtml(site.messages.loading)}" data-year="${site.year}"` +
      `${bundle.thirdParty && ` data-third-party="${place(bundle.thirdParty)}"`}` +
      `${thirdParty === '{}' ? '' : ` data-third-party-settings="${escapeHtml(thirdParty)}"`}` +
      `${preloads.length > 0 ? ` data-preloads="${preloads.map(place).join(' ')}"` : ''}` +
      `${bundle.own ? ` data-own="${place(bundle.own)}"` : ''}${renderBase(base)}${renderLocale(site)}>`,
    end: `</script><script>${bundle.inlineScripts.boot}</script></body></html>\n`,
  }
}

/** The preloads and scripts before the content. */
function renderBodyStart({ bundle, base, fontsCss, fontFiles }: ShellOptions): string {
  const { fonts, dismissals } = bundle.inlineScripts
  return [
    ...fontFiles.map((file) => renderPreload(withBase(base, file))),
    fontsCss && `<script>${fonts}</script>`,
    dismissals && `<script${renderBase(base)}>${dismissals}</script>`,
  ].join('')
}

/** The base, for a script. */
function renderBase(base: string): string {
  return base && ` data-base="${base}"`
}

/** Matches a URL in a style sheet, with or without quotes. */
const STYLE_URL = /url\((?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|([^"'()\s]*))\)/g

/** Returns a function that prepares a style sheet for inlining: it makes relative URLs absolute. */
function createStylePlacer(base: string): (style: Stylesheet) => string {
  return ({ href, text }) =>
    text.replace(STYLE_URL, (written, ...forms: (string | undefined)[]) => {
      const url = forms.slice(0, 3).find((form) => form !== undefined) ?? ''
      // Matches a fragment, an absolute URL, or a `data:` URL.
      if (url === '' || /^(?:#|\/\/|[a-z][a-z0-9+.-]*:)/i.test(url)) return written
      const { pathname, search, hash } = new URL(url, `http://localhost${href}`)
      return written.replace(url, () => withBase(base, pathname + search + hash))
    })
}

/** Fonts are always fetched in CORS mode: https://html.spec.whatwg.org/#preload */
function renderPreload(href: string): string {
  return `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`
}

/** The default direction is omitted. */
function renderLanguage(language: string): string {
  const direction = directionOf(language)
  return `lang="${escapeHtml(language)}"${direction === 'rtl' ? ' dir="rtl"' : ''}`
}

/** On a site in several languages, the other languages' base paths and the document's base path. */
function renderLocale({ languages }: SiteData): string {
  if (!languages) return ''
  const { list, path } = languages
  const paths = list.flatMap((one) => one.path || [])
  return ` data-locales="${paths.join(' ')}"${path && ` data-locale="${path}"`}`
}

function renderTag({ tag, attributes }: HeadTag): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  )
  return `<${tag}${written.join('')} data-page>`
}

export interface DocumentOptions {
  shell: Shell
  page: PageData
  /** The HTML of the root element. */
  html: string
  /** The document's data, as JSON. */
  json: string
  /** Structured data for search engines, as JSON-LD. */
  structured?: object
}

/** React writes preload links before the HTML; they belong in the head. */
const LEADING_LINKS = /^(?:<link [^>]*>)+/

function renderStructured(structured: object | undefined): string {
  if (!structured) return ''
  return `<script type="application/ld+json">${escapeJson(JSON.stringify(structured))}</script>`
}

/**
 * Redirects where scripts do not run:
 * https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh
 */
export function renderRefresh(to: string): string {
  const content = escapeHtml(`0; url=${encodeHref(to)}`)
  return `<noscript><meta http-equiv="refresh" content="${content}"></noscript>`
}

export interface PageOptions {
  page: PageData
  rendered: RenderedPage
  /** Structured data for search engines, as JSON-LD. */
  structured?: object
}

/** Returns a function that turns a rendered page into its document. */
export function createDocuments(options: ShellOptions): (page: PageOptions) => string {
  const { bundle, site } = options
  const shellOf = createShells(options)
  const listRare = createRareFinder(bundle)
  const listTypes = (blocks: Block[]) =>
    collectBlockTypes(blocks, (word) => bundle.blocks.has(word))
  return ({ page, rendered, structured }) => {
    const { html, liveness, contentParts } = rendered
    const isStatic = (block: Block) => liveness.get(block)?.length === 0
    const first = [...site.before, ...page.blocks.slice(0, 1)].filter((block) => !isStatic(block))
    const shell = shellOf({
      ...{ blockTypes: listTypes(page.blocks), contentParts, rareStyles: listRare(html) },
      first: listTypes(first),
    })
    const json = JSON.stringify(
      buildInlinePage({
        page,
        site,
        isStatic,
        listTexts: () => listHtmlTexts(html),
      }),
    )
    return renderDocument({ shell, page, html, json, structured })
  }
}

export function renderDocument({ shell, page, html, json, structured }: DocumentOptions): string {
  const links = LEADING_LINKS.exec(html)?.[0] ?? ''
  const refresh = page.redirectTo ? renderRefresh(withBase(shell.base, page.redirectTo)) : ''
  const policy = page.frames ? renderIframePolicy(page.frames) : ''
  const title = `<title>${escapeHtml(page.documentTitle)}</title>`
  return [
    shell.start,
    policy + title + refresh + page.head.map(renderTag).join('') + links,
    shell.middle,
    // The data comes after the content, so that the first bytes are for the first view.
    `${html.slice(links.length)}</div>${renderStructured(structured)}`,
    shell.beforeData,
    escapeJson(json),
    shell.end,
  ].join('')
}
