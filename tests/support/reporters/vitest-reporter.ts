import type { Reporter, TestModule } from 'vitest/node'
import { writeReruns } from './rerun'

/** Says at the end how to run each failed test alone. */
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
  }
}
