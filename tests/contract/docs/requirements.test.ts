/** Every requirement (`R-123`) and decision (`D37`) that the project cites exists. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { hasHalyard } from '../../support/sites/shipped-sites'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

interface Row {
  number: string
  tests: string[]
}

const rows: Row[] = [
  ...read('tests/requirements.md').matchAll(/^\| (R-\d{3}) \|.*\| ([^|]*) \|$/gm),
].map(([, number = '', shownBy = '']) => ({
  number,
  tests: [...shownBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
}))
const requirements = new Set(rows.map(({ number }) => number))
const decisions = new Set(
  hasHalyard
    ? [...read('tests/halyard/decisions.md').matchAll(/^\| (D\d+) \|/gm)].map(
        ([, number = '']) => number,
      )
    : [],
)
/** The demo site's decisions are removed with it. */
const isResolved = (number: string) =>
  requirements.has(number) || decisions.has(number) || (!hasHalyard && number.startsWith('D'))

/** The project's own files. In a site's content, `R-123` may mean anything. */
const OF_PROJECT = /^((engine|schemas|scripts|tests|docs)\/|blocks\/.+\.(tsx?|css)$|[^/]+$)/

const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter((file) => /\.(tsx?|css|md|json)$/.test(file) && file !== 'package-lock.json')
  .filter((file) => OF_PROJECT.test(file))
  .filter((file) => existsSync(join(projectRoot, file)))

/** The numbers that a text cites. `R-312 to R-314` cites three numbers. */
function listCited(text: string): string[] {
  const ranges = [...text.matchAll(/\bR-(\d{3})(?: to R-(\d{3}))?/g)].flatMap(([, from, to]) =>
    listNumbers(Number(from), Number(to ?? from)),
  )
  return [...ranges, ...[...text.matchAll(/\bD\d{1,2}\b(?=[) ,.])/g)].map(([number]) => number)]
}

function listNumbers(from: number, to: number): string[] {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return numbers.map((number) => `R-${String(number).padStart(3, '0')}`)
}

describe('requirements and decisions', () => {
  it('have one number each, without a gap', () => {
    expect([...requirements]).toEqual(listNumbers(1, rows.length))
    expect([...decisions]).toEqual([...decisions].map((_, index) => `D${index + 1}`))
    expect(decisions.size).toBe(hasHalyard ? 56 : 0)
  })

  it('are all shown by a test that cites the number', () => {
    const unproved = rows.filter(
      ({ number, tests }) =>
        tests.length === 0 ||
        tests
          .filter((file) => hasHalyard || !file.startsWith('tests/halyard/'))
          .some((file) => !files.includes(file) || !listCited(read(file)).includes(number)),
    )
    expect(unproved).toEqual([])
  })

  it('are what every number in the project leads to', () => {
    const dangling = files.flatMap((file) =>
      listCited(read(file))
        .filter((number) => !isResolved(number))
        .map((number) => `${file}: ${number}`),
    )
    expect(dangling).toEqual([])
  })
})
