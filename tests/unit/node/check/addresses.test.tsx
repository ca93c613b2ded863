import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { validateUrl } from '../../../../engine/core/addresses/urls'
import { parseRichText } from '../../../../engine/core/text/rich-text'
import { resolveTokens } from '../../../../engine/core/text/tokens'
import { listLinks } from '../../../../engine/node/check/facts/links'
import { checkSite } from '../../../../engine/node/check/run/check-site'
import type { Engine } from '../../../../engine/ui/context/context'
import { EngineContext } from '../../../../engine/ui/context/context'
import { RichText } from '../../../../engine/ui/kit/RichText'
import { Link } from '../../../../engine/ui/navigation/Link'
import { pickSize } from '../../../support/run-length'
import { makeScratchFolder } from '../../../support/scratch-folder'

/** Renders a link or a string on a site with this base. */
function render(node: ReactNode, base = ''): string {
  return renderToStaticMarkup(
    <EngineContext value={{ base, site: {} } as Engine}>{node}</EngineContext>,
  )
}

const COLORS = { ink: '#000000', paper: '#FFFFFF', mist: '#EEEEEE', action: '#0000AA' }
const dir = makeScratchFolder()
mkdirSync(join(dir, 'pages'))

function write(file: string, content: unknown): void {
  writeFileSync(join(dir, file), JSON.stringify(content))
}

/** The report on a home page with this text, for a site with these tokens. */
async function check(text: string, tokens: Record<string, string>, ignore: string[] = []) {
  const theme = { colors: { ...COLORS, accent: '#AA0000' } }
  const ignored = ignore.map((rule) => ({ rule, file: 'pages/index.json', reason: 'A test.' }))
  const url = 'https://case.example'
  write('settings.json', { brand: 'Case', url, theme, tokens, check: { ignore: ignored } })
  write('pages/404.json', {
    title: 'Not found',
    description: 'No such page.',
    blocks: [{ type: 'hero', title: 'Not found' }],
  })
  const blocks = [{ type: 'hero', title: 'Home', text }]
  write('pages/index.json', { title: 'Home', description: 'The home page.', blocks })
  return (await checkSite(dir)).problems
}

it('reports every problem of a text, whatever else is wrong with it (R-321)', async () => {
  const text = '[b](x y) [d](vbscript:x) [e](/no-such-page)'
  const report = async (ignore?: string[]) =>
    (await check(text, {}, ignore)).map(({ rule, severity }) => `${severity} ${rule}`)
  const errors = ['error missing-page', 'error unsafe-url']
  expect((await report()).sort()).toEqual([...errors, 'warning stray-mark'])
  expect((await report(['stray-mark'])).sort()).toEqual(errors)
})

it('finds the links in the words in braces, where they are written', async () => {
  const tokens = { contact: '[Write](javascript:x) or [come](/no-such-page)', scheme: 'vbscript' }
  const problems = await check('{contact} [now]({scheme}:x)', tokens)
  expect(problems.map(({ pointer, rule }) => [pointer, rule])).toEqual([
    ['/blocks/0/text', 'unsafe-url'],
    ['/tokens/contact', 'missing-page'],
    ['/tokens/contact', 'unsafe-url'],
  ])
  expect(problems[0]?.hint).toContain('"{scheme}": see "scheme" under "tokens" in settings.json.')
})

const piece = fc.constantFrom(
  ...['[a](vbscript:x)', '[a]({one})', '[b]({one}{two})', '[c](//evil.example)', '[d](x)'],
  ...['[a](', '[', '](', ')', ']', '(', ' ', 'x', '*', '**', '{one}', '{two}', '{year}', '{no}'],
  ...['/', '/no', 'vbscript:x', 'javascript:', 'data:text/html,x', '//evil.example', '#', 'x:y'],
  ...['https://a.example', 'mailto:a@b.example', '\\', '\u00a0', 'java', 'script:', '{brand}'],
)
const text = fc.array(piece, { minLength: 1, maxLength: 10 }).map((parts) => parts.join(''))

/** Tokens are replaced as when rendering pages: the year comes last. */
function show(written: string, tokens: Record<string, string>): string {
  const words = resolveTokens(written, { ...tokens, brand: 'Case' })
  return resolveTokens(words, { year: String(new Date().getFullYear()) })
}

it('renders no address that it refuses, and refuses each in a text or its words (R-321)', async () => {
  let refused = 0
  const trial = async (written: string, one: string, two: string) => {
    const tokens = { one, two }
    const shown = show(written, tokens)
    const html = render(<RichText text={shown} />)
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
    expect(hrefs.filter((href) => validateUrl(href.replaceAll('&amp;', '&')))).toEqual([])
    const unsafe = listLinks(parseRichText(shown)).filter((href) => validateUrl(href))
    if (unsafe.length === 0) return
    refused += 1
    const problems = await check(written, tokens)
    for (const href of unsafe) {
      const isReported = problems.some(
        ({ message, severity }) =>
          severity === 'error' &&
          (message.includes(`"${href}"`) || /^There is no token|^The token/.test(message)),
      )
      expect(isReported, `${JSON.stringify({ written, tokens })} shows ${href}`).toBe(true)
    }
  }
  const runs = pickSize({ short: 300, long: 3000 })
  await fc.assert(fc.asyncProperty(text, text, text, trial), { numRuns: runs })
  expect(refused).toBeGreaterThan(10)
})

it('shows the words of a link that leads nowhere', () => {
  expect(render(<Link href="vbscript:x">Words</Link>)).toBe('<span>Words</span>')
  expect(render(<Link href="/x">Words</Link>)).toBe('<a href="/x">Words</a>')
})

it('leads to pages below the path of the site, and elsewhere as it is written', () => {
  const text = '[a](/about#b) [b](#b) [c](https://x.example/other) [d](mailto:a@x.example)'
  const hrefs = [...render(<RichText text={text} />, '/docs').matchAll(/href="([^"]*)"/g)]
  expect(hrefs.map(([, href]) => href)).toEqual([
    '/docs/about#b',
    '#b',
    'https://x.example/other',
    'mailto:a@x.example',
  ])
  expect(render(<Link href="/">Home</Link>, '/docs')).toBe('<a href="/docs/">Home</a>')
})
