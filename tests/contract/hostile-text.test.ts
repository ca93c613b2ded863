/** Texts that visitors, links and file systems may bring, through all that reads them. */
import { describe, expect, it } from 'vitest'
import { canonicalPath, dataPathOf, htmlPathOf, splitHref } from '../../engine/core/addresses/paths'
import { applyRedirect, resolveRedirect } from '../../engine/core/addresses/redirects'
import { validateUrl } from '../../engine/core/addresses/urls'
import { checkAttachment, listEndings } from '../../blocks/form/attachment'
import { createContentScan } from '../../blocks/form/attachment-scan'
import { createSearch } from '../../engine/core/search/search'
import type { SearchIndexEntry } from '../../engine/core/search/search-index'
import { suggestPages, suggestQuery } from '../../engine/core/search/suggest'
import { escapeHtml, escapeJson } from '../../engine/core/text/escape'
import { parseRichText, renderPlainText } from '../../engine/core/text/rich-text'
import { sanitise } from '../../blocks/form/sanitise'
import * as rules from '../../blocks/form/text-rules'
import { findTokens, resolveTokens } from '../../engine/core/text/tokens'
import { listLinks } from '../../engine/node/check/facts/links'
import { loadHostile, tryAll } from '../support/hostile'

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
      expect(sanitise(text)).not.toMatch(/[<>"'/]/)
      expect(sanitise(sanitise(text))).toBe(sanitise(text))
      expect(escapeHtml(text)).not.toMatch(/[<>"]|&(?!amp;|lt;|gt;|quot;)/)
      const json = escapeJson(JSON.stringify(text))
      expect(json).not.toContain('<')
      expect(JSON.parse(json)).toBe(text)
    })
  })

  it('is judged by every rule for texts, always alike (R-326, R-327)', () => {
    const { findTextFault, ...judges } = rules
    tryAll('Rules for texts', texts, (text) => {
      for (const judge of Object.values(judges)) expect(judge(text)).toBe(judge(text))
      expect(findTextFault(text)).toBe(findTextFault(text))
      if (rules.isEmail(text)) expect(text).not.toMatch(/\s/)
      if (rules.isPersonName(text)) expect(text).not.toMatch(/[<>"&]/)
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
      // It leads to the same site, whatever begins with several slashes.
      const canonical = canonicalPath(path)
      expect(canonical).not.toMatch(/^\/\//)
      expect(path.replace(/^\/+/, '/').startsWith(canonical)).toBe(true)
      expect(dataPathOf(path)).toMatch(/^\/_data\//)
      expect(htmlPathOf(path)).toMatch(/\.html$/)
      expect(resolveRedirect([rule], path)).toBeUndefined()
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

describe('files', () => {
  const names = loadHostile('file-names')
  const contents = loadHostile('file-contents')
  const limits = {
    accept: [{ type: 'application/pdf', extension: 'pdf' }],
    blocked: ['exe', 'bat', 'cmd', 'scr', 'pif', 'jar', 'js', 'vbs', 'sh', 'php'],
    maxBytes: 10 * 1024 * 1024,
    maxNameLength: 255,
  }

  it(`with ${names.length} hostile names are judged by what the system will make of them`, () => {
    tryAll('File names', names, (name) => {
      const verdict = checkAttachment({ name, size: 1, type: 'application/pdf' }, limits)
      if (verdict.accepted) {
        expect(name).not.toMatch(/[<>:"|?*\p{Cc}]/u)
        expect([...name].length).toBeLessThanOrEqual(255)
        for (const ending of listEndings(name)) expect(limits.blocked).not.toContain(ending)
      }
    })
  })

  it(`with ${contents.length} hostile contents are seen through, however they are cut`, () => {
    tryAll('File contents', contents, ({ bytes, type = '', findings }) => {
      const whole = Buffer.from(bytes, 'hex')
      for (const size of [1, 3, 1024]) {
        const scan = createContentScan(type.startsWith('text/'))
        for (let start = 0; start < whole.length; start += size) {
          scan.add(whole.subarray(start, start + size))
        }
        expect(scan.findings()).toEqual(findings)
      }
    })
  })
})
