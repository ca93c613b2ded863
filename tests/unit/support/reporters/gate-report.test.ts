import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../../engine/node/lib/files/project-root'
import { listFileTimes, renderSlowestFiles } from '../../../support/reporters/gate-report'

const measure = (name: string, milliseconds: number) => ({
  file: join(projectRoot, 'tests', name),
  milliseconds,
  tests: 1,
})

describe('listFileTimes', () => {
  it('adds up the tests of a file, and lists the slowest file first', () => {
    const times = [measure('a.ts', 100), measure('b.ts', 900), measure('b.ts', 200)]
    expect(listFileTimes(times)).toEqual([
      { file: 'tests/b.ts', seconds: 1.1, tests: 2 },
      { file: 'tests/a.ts', seconds: 0.1, tests: 1 },
    ])
  })
})

describe('renderSlowestFiles', () => {
  it('lists the ten slowest files of all steps', () => {
    const files = (name: string) =>
      listFileTimes(Array.from({ length: 8 }, (_, n) => measure(`${name}${n}.ts`, n * 1000)))
    const step = (name: string) => ({ step: name, passed: true, seconds: 28, files: files(name) })
    const [, heading, ...lines] = renderSlowestFiles([step('unit'), step('contract')])
      .trimEnd()
      .split('\n')
    expect(heading).toBe('The slowest test files (all in test-results/gate.json):')
    expect(lines).toHaveLength(10)
    expect(lines.slice(0, 3)).toEqual([
      '     7.0 s  unit  tests/unit7.ts',
      '     7.0 s  contract  tests/contract7.ts',
      '     6.0 s  unit  tests/unit6.ts',
    ])
  })

  it('prints nothing if no step ran test files', () => {
    expect(renderSlowestFiles([{ step: 'format', passed: true, seconds: 1, files: [] }])).toBe('')
  })
})
