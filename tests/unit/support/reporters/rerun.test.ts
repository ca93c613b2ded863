import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../../engine/node/lib/files/project-root'
import { writeReruns } from '../../../support/reporters/rerun'
import { isLongRun } from '../../../support/run-length'

const NAME = "it's `a` $HOME (1.5 [kB] | \\d) é"

const write = (titles: string[]) =>
  writeReruns([
    { step: 'unit', file: join(projectRoot, 'tests/unit/x.test.ts'), titles, option: '-t' },
  ])

describe('writeReruns', () => {
  it('writes nothing where no test failed', () => {
    expect(writeReruns([])).toBe('')
  })

  it('names the script, the step and the file', () => {
    const script = isLongRun ? 'npm run test:long' : 'npm test'
    expect(write(['a', 'b'])).toContain(`  ${script} -- unit tests/unit/x.test.ts -t 'a b'\n`)
  })

  it('writes a pattern that a shell passes on, and that matches the name and no other', () => {
    const [, word = ''] = / -t (.*)\n/.exec(write(['group', NAME])) ?? []
    const pattern = new RegExp(
      execFileSync('sh', ['-c', `printf %s ${word}`], { encoding: 'utf8' }),
    )
    expect(pattern.test(`group ${NAME}`)).toBe(true)
    expect(pattern.test(`group ${NAME.replace('1.5', '1x5')}`)).toBe(false)
  })
})
