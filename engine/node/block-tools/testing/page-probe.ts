import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../lib/files/project-root'

/** What is asked of a page of Playwright, or of another browser: to run a script. */
export interface ProbedPage {
  evaluate<T>(script: string): Promise<T>
}

/** What axe finds wrong with one element. */
export interface Violation {
  /** The name of axe's rule. */
  id: string
  /** What the rule asks for, in a sentence. */
  help: string
  /** A selector of the element. */
  target: string
  /** What would put it right. */
  summary: string
}

const PROBE = readFileSync(
  join(projectRoot, 'engine/node/block-tools/testing/page-probe.browser.js'),
  'utf8',
)
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
/** How many frames a page is waited for that should come to rest, or to life: five seconds or more. */
export const PATIENCE_FRAMES = 300
/** Fewer rules are met by no page: axe has not looked. */
const LEAST_PASSES = 10

/** What axe is asked, and how it is known that it has looked. */
export interface AxeRules {
  /** Tags or rules of axe. */
  only: string[]
  /** How many of them a page meets at least. */
  least: number
  /** Whether those count too of which axe is not sure, such as the contrast of text over a picture. */
  mayBeUnsure?: boolean
}

/**
 * Scrolls from the top to the end in steps of so many pixels. At each it waits until the blocks
 * within 300px are alive, so that at the end all are but those within a closed panel, or further
 * down in a box that scrolls by itself. Returns whether all came to life within `patience` frames;
 * without a limit it waits for ever.
 */
export function scrollThrough(page: ProbedPage, step = 800, patience = 0): Promise<boolean> {
  return ask(page, `scrollThrough(${step}, ${patience})`)
}

/** What reaches beyond the window's sides and is not within something that scrolls by itself. */
export function findOverflow(page: ProbedPage): Promise<string[]> {
  return ask(page, 'findOverflow()')
}

/** Waits until nothing moves on the page: colours are what they will be. Whether it came to that. */
export function finishTransitions(page: ProbedPage): Promise<boolean> {
  return ask(page, `finishTransitions(${PATIENCE_FRAMES})`)
}

/**
 * What axe finds on a page on which nothing moves; `axe` is its source.
 * @throws when axe has not looked at it.
 */
export async function findViolations(
  page: ProbedPage,
  axe: string,
  { only, least, mayBeUnsure }: AxeRules = { only: TAGS, least: LEAST_PASSES },
): Promise<Violation[]> {
  // Reading it takes as long as a run of it.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe)
  const call = `findViolations(${JSON.stringify(only)})`
  type Found = { violations: Violation[]; passes: number; unsure: number }
  const { violations, passes, unsure } = await ask<Found>(page, call)
  if (passes + (mayBeUnsure ? unsure : 0) < least)
    throw new Error('Axe has not looked at the page.')
  return violations
}

/**
 * For pages that are opened after it ran in them first: marks when all that was parsed has been
 * painted. On a busy machine a long document is painted half-way too, and moves as the rest of it
 * comes. Its last such move is within the first frame after `DOMContentLoaded`.
 */
export const MARK_WHOLE = `addEventListener('DOMContentLoaded', () =>
  requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('quire-whole'))))`

/** What has moved since the page was first painted; of one with `MARK_WHOLE`, painted whole. */
export function findShifts(page: ProbedPage): Promise<string[]> {
  return ask(page, 'findShifts()')
}

/** The first text in the blocks of a type that is not what the HTML of the server has. */
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
