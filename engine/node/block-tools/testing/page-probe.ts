import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../lib/files/project-root'

/** The part of a Playwright page that probes use: it runs a script. */
export interface ProbedPage {
  evaluate<T>(script: string): Promise<T>
}

/** A violation that axe reports for one element. */
export interface Violation {
  /** The id of axe's rule. */
  id: string
  /** The rule in one sentence. */
  help: string
  /** A selector of the element. */
  target: string
  /** The fix. */
  summary: string
}

const PROBE = readFileSync(
  join(projectRoot, 'engine/node/block-tools/testing/page-probe.browser.js'),
  'utf8',
)
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
/** How many animation frames to wait for a page to settle or hydrate: at least five seconds. */
export const MAX_FRAMES = 300
/** Every page passes more rules: with fewer, axe has not run. */
const LEAST_PASSES = 10

/** The rules for axe, and a proof that it ran. */
export interface AxeRules {
  /** Tags or ids of axe's rules. */
  only: string[]
  /** The number of rules that every page passes. */
  least: number
  /** If `true`, incomplete results count too, such as the contrast of text over a picture. */
  mayBeUnsure?: boolean
}

/**
 * Scrolls from the top to the end in steps, in pixels. At each step it waits until the blocks
 * within 300px are hydrated, so that at the end all are, except in closed panels and scrollable
 * boxes. Returns `false` if that takes more than `maxFrames` animation frames. Without a limit, it
 * waits forever.
 */
export function scrollThrough(page: ProbedPage, step = 800, maxFrames = 0): Promise<boolean> {
  return ask(page, `scrollThrough(${step}, ${maxFrames})`)
}

/** Elements that overflow the window horizontally and are not in a scrollable box. */
export function findOverflow(page: ProbedPage): Promise<string[]> {
  return ask(page, 'findOverflow()')
}

/**
 * Waits until all animations have ended, so that colours are final. Returns `false` on a timeout.
 */
export function finishTransitions(page: ProbedPage): Promise<boolean> {
  return ask(page, `finishTransitions(${MAX_FRAMES})`)
}

/**
 * Runs axe on a settled page. `axe` is its source.
 * @throws when axe has not run.
 */
export async function findViolations(
  page: ProbedPage,
  axe: string,
  { only, least, mayBeUnsure }: AxeRules = { only: TAGS, least: LEAST_PASSES },
): Promise<Violation[]> {
  // Parsing axe takes as long as running it.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe)
  const call = `findViolations(${JSON.stringify(only)})`
  type Found = { violations: Violation[]; passes: number; unsure: number }
  const { violations, passes, unsure } = await ask<Found>(page, call)
  if (passes + (mayBeUnsure ? unsure : 0) < least) throw new Error('Axe has not checked the page.')
  return violations
}

/**
 * An init script that records when the whole parsed document has been painted. On a busy machine, a
 * long document is painted in parts, and shifts as the rest arrives. The last such shift is within
 * the first frame after `DOMContentLoaded`.
 */
export const RECORD_WHOLE = `addEventListener('DOMContentLoaded', () =>
  requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('quire-whole'))))`

/**
 * The layout shifts since the first paint or, with `RECORD_WHOLE`, since the document was painted as
 * a whole.
 */
export function findShifts(page: ProbedPage): Promise<string[]> {
  return ask(page, 'findShifts()')
}

/** The first text in the blocks of a type that differs from the server's HTML. */
export function findChangedText(
  page: ProbedPage,
  html: string,
  type: string,
): Promise<{ before: string; after: string } | undefined> {
  return ask(page, `findChangedText(${JSON.stringify(html)}, ${JSON.stringify(type)})`)
}

async function ask<T>(page: ProbedPage, call: string): Promise<T> {
  if (!(await page.evaluate("'quireProbe' in globalThis")))
    await page.evaluate(`(${PROBE.trim()}, 0)`)
  return page.evaluate(`quireProbe.${call}`)
}
