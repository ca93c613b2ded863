import { relative, sep } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { isLongRun } from '../run-length'

export interface FailedTest {
  /** The step of `npm test` that ran the test. */
  step: string
  /** The absolute path of the test's file. */
  file: string
  /** The titles of the test's groups, followed by that of the test. */
  titles: string[]
  /** The test runner's option for a regular expression that matches test names. */
  option: '-t' | '-g'
}

/** The commands that run only the failed tests, one per line. Empty if no test failed. */
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

/** Quotes a string as a single word for a POSIX shell. */
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
