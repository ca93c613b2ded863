import { basename, dirname } from 'node:path'
import type { FullConfig, Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { listFileTimes, writeFileTimes } from './gate-report'
import { writeReruns } from './rerun'

/**
 * Prints the output of each failed test. The output of all tests, such as the reports of their
 * servers, would hide the errors. At the end, prints the command that repeats each failed test,
 * and records the time of each file.
 */
export default class RerunReporter implements Reporter {
  #step = ''
  readonly #tests = new Set<TestCase>()

  onBegin({ configFile = '' }: FullConfig): void {
    this.#step = basename(dirname(configFile))
  }

  onTestEnd(test: TestCase, { status, stdout, stderr }: TestResult): void {
    this.#tests.add(test)
    if (status === 'skipped' || status === test.expectedStatus) return
    const output = [...stdout, ...stderr].join('')
    if (output) process.stderr.write(`\nOutput of "${test.title}":\n${output}\n`)
  }

  onEnd(): void {
    writeFileTimes(
      listFileTimes(
        [...this.#tests].map(({ location: { file }, results }) => ({
          file,
          milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
          tests: 1,
        })),
      ),
    )
    const failed = [...this.#tests].filter((test) => test.outcome() === 'unexpected')
    process.stderr.write(
      writeReruns(
        failed.map((test) => ({
          step: this.#step,
          file: test.location.file,
          // The first three titles are those of the root, the project and the file.
          titles: test.titlePath().slice(3),
          option: '-g',
        })),
      ),
    )
  }

  printsToStdio(): boolean {
    return false
  }
}
