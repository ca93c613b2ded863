import { format } from 'node:util'
import type { ConsoleMessage, Page } from 'playwright'
import {
  findChangedText,
  findOverflow,
  findShifts,
  findViolations,
  finishTransitions,
  MAX_FRAMES,
  RECORD_WHOLE,
  scrollThrough,
} from './page-probe'
import type { TestIssue } from './test-issue'

export interface Visit {
  url: string
  /** The HTML that the server sends. */
  html: string
  /** The type of the tested block. */
  type: string
  /** The widths of the window, in pixels. */
  widths: number[]
  /** The source of axe. */
  axe: string
}

const HEIGHT = 900
/** More than the 300px within which blocks hydrate. */
const STEP = 1200

/** React's message for HTML that differs from its own rendering: https://react.dev/errors/418 */
const HYDRATION = /hydrat|Minified React error #(?:418|421|422|423|425)\b/i

/**
 * Generated questions with equal text are regions with equal names, which authors would not write.
 */
const ABOUT_WORDS = new Set(['landmark-unique'])

const prepared = new WeakSet<Page>()

/** Opens a URL, and records when the document has been painted as a whole. */
async function open(page: Page, url: string): Promise<void> {
  if (!prepared.has(page)) await page.addInitScript(RECORD_WHOLE)
  prepared.add(page)
  await page.goto(url)
}

/** Opens a page, hydrates all its blocks, and reports its issues at each width. */
export async function visitPage(page: Page, visit: Visit): Promise<TestIssue[]> {
  const { url, widths, axe } = visit
  const errors: string[] = []
  const collect = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()))
      errors.push(format(...message.args().map(String)))
  }
  const collectThrown = (reason: Error) => errors.push(String(reason))
  page.on('console', collect)
  page.on('pageerror', collectThrown)
  const [first = 0, ...others] = widths
  await page.setViewportSize({ width: first, height: HEIGHT })
  await open(page, url)
  const isAlive = await scrollThrough(page, STEP, MAX_FRAMES)
  const issues: TestIssue[] = []
  if (!isAlive && errors.length === 0) {
    issues.push({ name: 'not-hydrated', message: 'The block does not hydrate.' })
  }
  for (const shift of await findShifts(page)) {
    issues.push({ name: 'layout-shift', message: `Something ${shift}` })
  }
  for (const width of [first, ...others]) {
    if (width !== first) await page.setViewportSize({ width, height: HEIGHT })
    issues.push(...(await lookAt(page, axe, width)))
  }
  page.off('console', collect)
  page.off('pageerror', collectThrown)
  return [...(await explainErrors(page, errors, visit)), ...issues]
}

async function lookAt(page: Page, axe: string, width: number): Promise<TestIssue[]> {
  if (!(await finishTransitions(page))) {
    return [{ name: 'endless-motion', message: 'Something on the page keeps moving.' }]
  }
  const violations = await findViolations(page, axe)
  const wide = await findOverflow(page)
  return [
    ...violations
      .filter(({ id }) => !ABOUT_WORDS.has(id))
      .map(({ id, help, target, summary }) => ({
        name: 'accessibility' as const,
        kind: id,
        message: `At ${width}px, axe's rule "${id}" (${help}) is broken by ${target}: ${summary.replace(/\s+/g, ' ')}`,
      })),
    ...wide.map((text) => ({
      name: 'overflow' as const,
      message: `At ${width}px, something extends beyond the window: ${text}.`,
    })),
  ]
}

/** React prints the difference after this line and a list of possible causes. */
const LINK = 'https://react.dev/link/hydration-mismatch'

/** React's difference, without the components around it: `+` is the browser's, `-` the server's. */
function findDifference(htmlError: string): string {
  const [, shown = ''] = htmlError.split(LINK)
  const lines = shown.split('\n').filter((line) => /^[+-] /.test(line))
  const texts = lines.map((line) => `${line.slice(0, 1)} ${line.slice(1).trim()}`)
  return texts.length > 0 ? texts.join(', ') : htmlError
}

async function explainErrors(page: Page, errors: string[], visit: Visit): Promise<TestIssue[]> {
  const isAboutHtml = (text: string) => HYDRATION.test(text)
  const issues: TestIssue[] = errors
    .filter((text) => !isAboutHtml(text))
    // The rest of the stack is code that the developer has not written.
    .map((text) => text.split('\n    at ', 1)[0])
    .map((text) => ({ name: 'console-error', message: `The browser's console shows: ${text}` }))
  const htmlError = errors.find(isAboutHtml)
  if (htmlError === undefined) return issues
  const changed = await findChangedText(page, visit.html, visit.type)
  const message = changed
    ? `The server renders "${changed.before}", the browser "${changed.after}".`
    : `The server and the browser render different HTML: ${findDifference(htmlError)}`
  return [{ name: 'hydration', message }, ...issues]
}
