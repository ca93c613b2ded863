/** The Nu HTML checker, which the W3C's validator uses: https://validator.github.io/validator/ */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { FALSE_POSITIVES } from '../check/false-positives'
import { makeScratchFolder } from '../scratch-folder'
import { installByApt } from './install'

const JAR = join(
  dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
  'build/dist/vnu.jar',
)
/** The oldest supported version of Java. */
const OLDEST = 17

function hasJava(): boolean {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) >= OLDEST
}

/** The reason to skip the tests that need the checker. `undefined` if the checker can run. */
export function whyWithoutChecker(): string | undefined {
  if (hasJava()) return undefined
  return `HTML is not checked: Java ${OLDEST} or later could not be installed by apt here.`
}

/** Installs Java with apt if it is missing and apt is available. */
export function ensureJava(): void {
  if (hasJava()) return
  console.log('Installing default-jre-headless, to check HTML with.')
  if (!installByApt(['default-jre-headless'])) {
    console.log('It could not be installed; the tests of HTML are skipped.')
  }
}

/** A checker message about one place in a document. */
interface CheckerMessage {
  type: string
  url: string
  message: string
  lastLine?: number
  lastColumn?: number
  extract?: string
}

/**
 * Checks documents, keyed by name, in one run.
 * @returns the errors, and violations of the pages' own security policy, without false positives.
 */
export async function checkHtml(documents: Map<string, string>): Promise<string[]> {
  const folder = makeScratchFolder()
  const dropSeenRules = createRuleFilter()
  for (const [name, html] of documents) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html.replace(/(?<=<style[^>]*>).+?(?=<\/style>)/gs, dropSeenRules))
  }
  try {
    const messages = await runChecker(folder)
    return messages.filter(isRelevant).map((one) => renderMessage(one, folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Returns a function that removes style sheet rules it has seen before. Every page contains its
 * styles, so the checker would spend most of its time on repeated rules.
 */
export function createRuleFilter(): (css: string) => string {
  const seen = new Set<string>()
  return (css) =>
    splitRules(css)
      .filter((rule) => !seen.has(rule) && seen.add(rule))
      .join('')
}

/** The rules in a style sheet, each including the content of its braces. */
function splitRules(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth > 0) continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  return [...rules, css.slice(start)]
}

async function runChecker(folder: string): Promise<CheckerMessage[]> {
  // Deeply nested schemas need a deep stack; a short run does not need the optimising compiler.
  const machine = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--no-langdetect']
  const child = spawn('java', [...machine, '-jar', JAR, ...options, folder])
  const [said, failed] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (said === '') throw new Error(`The checker failed:\n${failed}`)
  return JSON.parse(said).messages
}

function isRelevant(one: CheckerMessage): boolean {
  const isMeant = one.type !== 'info' || one.message.includes('Content Security Policy')
  if (!isMeant) return false
  return !FALSE_POSITIVES.some(
    ({ message, where }) => message.test(one.message) && where.test(readPlace(one)),
  )
}

/**
 * The declaration or rule head that a style sheet message is about. Otherwise, the extract.
 */
function readPlace({ url, message, extract = '', lastLine = 0, lastColumn = 0 }: CheckerMessage) {
  if (!message.startsWith('CSS')) return extract
  const line = readFileSync(fileURLToPath(url), 'utf8').split('\n')[lastLine - 1] ?? ''
  const before = /[^;{}]*$/.exec(line.slice(0, lastColumn))?.[0] ?? ''
  const after = /^[^;{}]*/.exec(line.slice(lastColumn))?.[0] ?? ''
  return before + after
}

function renderMessage(one: CheckerMessage, folder: string): string {
  const name = relative(folder, fileURLToPath(one.url))
  return `${name}: ${one.message} In: ${readPlace(one).slice(0, 200)}`
}
