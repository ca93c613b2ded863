import { relative, sep } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { isLongRun } from '../run-length'

export interface FailedTest {
  /** The step of `npm test` that ran it. */
  step: string
  /** Absolute path of its file. */
  file: string
  /** The names of its groups, and its own. */
  titles: string[]
  /** The runner's option for a regular expression of names. */
  option: '-t' | '-g'
}

/** The commands that run only the failed tests, one line each. Empty if none failed. */
export function writeReruns(tests: FailedTest[]): string {
  if (tests.length === 0) return ''
  const script = isLongRun ? 'npm run test:long --' : 'npm test --'
  const lines = tests.map(({ step, file, titles, option }) => {
    const path = relative(projectRoot, file).split(sep).join('/')
    return `  ${script} ${step} ${path} ${option} ${quote(escapeRegExp(titles.join(' ')))}`
  })
  return `\nTo run a failed test alone:\n${[...new Set(lines)].join('\n')}\n`
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Quotes a text as one word of a POSIX shell. */
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
