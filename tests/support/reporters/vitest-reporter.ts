import type { Reporter, TestModule } from 'vitest/node'
import { listFileTimes, writeFileTimes } from './gate-report'
import { writeReruns } from './rerun'

/**
 * At the end, prints the command that repeats each failed test, and records the time of each
 * file.
 */
export default class RerunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const failed = modules.flatMap(({ children, moduleId, project }) =>
      [...children.allTests('failed')].map((test) => {
        const titles = [test.name]
        for (let { parent } = test; parent.type === 'suite'; parent = parent.parent) {
          titles.unshift(parent.name)
        }
        return { step: project.name, file: moduleId, titles, option: '-t' as const }
      }),
    )
    process.stderr.write(writeReruns(failed))
    writeFileTimes(
      listFileTimes(
        modules.map((module) => {
          const { collectDuration, setupDuration, duration } = module.diagnostic()
          return {
            file: module.moduleId,
            milliseconds: collectDuration + setupDuration + duration,
            tests: [...module.children.allTests()].length,
          }
        }),
      ),
    )
  }
}
