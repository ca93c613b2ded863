/** Strings that visitors and links may supply, in every function that reads them. */
import { describe, expect, it } from 'vitest'
import { createRedirects } from '../../../engine/core/addresses/find-redirect'
import {
  canonicalPath,
  dataPathOf,
  htmlPathOf,
  splitHref,
} from '../../../engine/core/addresses/paths'
import { applyRedirect } from '../../../engine/core/addresses/redirects'
import { validateUrl } from '../../../engine/core/addresses/urls'
import { createSearch } from '../../../engine/core/search/search'
import type { SearchIndexEntry } from '../../../engine/core/search/search-index'
import { suggestPages, suggestQuery } from '../../../engine/core/search/suggest'
import { escapeHtml, escapeJson } from '../../../engine/core/text/escape'
import { parseRichText, renderPlainText } from '../../../engine/core/text/rich-text'
import { findTokens, resolveTokens } from '../../../engine/core/text/tokens'
import { listLinks } from '../../../engine/node/check/facts/links'
import { loadHostile, tryAll } from '../../support/sites/hostile'

const payloads = loadHostile('payloads')
const texts = [...loadHostile('strings'), ...payloads, ...loadHostile('paths')]

const INDEX: SearchIndexEntry[] = ['Bread', 'Constructor', 'Years of {brand}'].map((title) => ({
  ...{ title, url: `/${title.length}`, description: 'All of it.', type: 'Page' },
  keywords: ['bread', 'proto'],
}))

const find = createSearch(INDEX)

describe(`each of ${texts.length} hostile texts`, () => {
  it('is searched for, and finds nothing but entries (R-326)', () => {
    tryAll('Search queries', texts, (text) => {
      for (const entry of find(text)) expect(INDEX).toContain(entry)
      const suggestion = suggestQuery(INDEX, text)
      expect([undefined, 'string']).toContain(
        suggestion === undefined ? undefined : typeof suggestion,
      )
      for (const entry of suggestPages(INDEX, text)) expect(INDEX).toContain(entry)
    })
  })

  it('is escaped for where it stands', () => {
    tryAll('Escapes', texts, (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"]|&(?!amp;|lt;|gt;|quot;)/)
      const json = escapeJson(JSON.stringify(text))
      expect(json).not.toContain('<')
      expect(JSON.parse(json)).toBe(text)
    })
  })

  it('leads nowhere as a formatted text, unless the check lets the address through (R-321)', () => {
    tryAll('Formatted texts', texts, (text) => {
      expect(typeof renderPlainText(text)).toBe('string')
      for (const href of listLinks(parseRichText(text))) {
        expect(validateUrl(href) === undefined && /^(?!https?|mailto|tel)\w+:/.test(href)).toBe(
          false,
        )
      }
    })
  })

  it('names no token but those that there are (R-320)', () => {
    tryAll('Tokens', texts, (text) => {
      expect(Array.isArray(findTokens(text))).toBe(true)
      const resolved = resolveTokens({ text, year: text }, { brand: 'Wren' })
      expect(resolved.text).toBe(text.replaceAll('{brand}', 'Wren'))
    })
  })

  it('is an address of one site, wherever it leads', () => {
    const rule = { from: '/old', to: '/new', status: 301 as const, alias: false }
    tryAll('Addresses', texts, (text) => {
      const path = `/${text}`
      const { path: before, search, hash } = splitHref(path)
      expect(before + search + hash).toBe(path)
      // The URL belongs to the same site, even if it starts with several slashes.
      const canonical = canonicalPath(path)
      expect(canonical).not.toMatch(/^\/\//)
      expect(path.replace(/^\/+/, '/').startsWith(canonical)).toBe(true)
      expect(dataPathOf(path)).toMatch(/^\/_data\//)
      expect(htmlPathOf(path)).toMatch(/\.html$/)
      expect(createRedirects([rule])(path)).toBeUndefined()
      expect(new URL(applyRedirect(rule, { search: '', hash: '' }), 'https://a.example').host).toBe(
        'a.example',
      )
    })
  })
})

describe('addresses in pages (R-321)', () => {
  const { refused, accepted } = loadHostile('urls')

  it(`are refused where they could run something or lead astray: ${refused.length} of them`, () => {
    tryAll('Refused addresses', refused, (url) => expect(validateUrl(url)).toBeDefined())
  })

  it(`are let through where they are in order: ${accepted.length} of them`, () => {
    tryAll('Accepted addresses', accepted, (url) => expect(validateUrl(url)).toBeUndefined())
  })

  it('are refused as payloads', () => {
    const schemes = payloads.filter((payload) => /^[\p{Cc}]*[a-z]+:/iu.test(payload))
    expect(schemes.length).toBeGreaterThan(4)
    tryAll('Payloads as addresses', schemes, (url) => expect(validateUrl(url)).toBeDefined())
  })
})
