import { basename, dirname } from 'node:path'
import type { FullConfig, Reporter, TestCase } from 'playwright/types/testReporter'
import { writeReruns } from './rerun'

/** Says at the end how to run each failed test alone. */
export default class RerunReporter implements Reporter {
  #step = ''
  readonly #tests = new Set<TestCase>()

  onBegin({ configFile = '' }: FullConfig): void {
    this.#step = basename(dirname(configFile))
  }

  onTestEnd(test: TestCase): void {
    this.#tests.add(test)
  }

  onEnd(): void {
    const failed = [...this.#tests].filter((test) => test.outcome() === 'unexpected')
    process.stderr.write(
      writeReruns(
        failed.map((test) => ({
          step: this.#step,
          file: test.location.file,
          // The first three are the root, the project and the file.
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
