import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'

/** The path of the report that `npm test` writes, relative to the project. */
const GATE_REPORT = 'test-results/gate.json'

export interface FileTime {
  /** The file's path, relative to the project, with slashes. */
  file: string
  /**
   * The total time of the file's tests. Files run in parallel, so these totals add up to more than
   * the step's time.
   */
  seconds: number
  tests: number
}

export interface StepTime {
  step: string
  passed: boolean
  seconds: number
  /** The test files, slowest first. Empty if the step runs no test files. */
  files: FileTime[]
}

/** Adds up test times by file. The slowest file is first. */
export function listFileTimes(
  measured: { file: string; milliseconds: number; tests: number }[],
): FileTime[] {
  const times = new Map<string, { milliseconds: number; tests: number }>()
  for (const { file, milliseconds, tests } of measured) {
    const path = relative(projectRoot, file).split(sep).join('/')
    const sum = times.get(path) ?? { milliseconds: 0, tests: 0 }
    times.set(path, { milliseconds: sum.milliseconds + milliseconds, tests: sum.tests + tests })
  }
  return [...times]
    .map(([file, { milliseconds, tests }]) => ({ file, seconds: toSeconds(milliseconds), tests }))
    .sort((a, b) => b.seconds - a.seconds)
}

/** Writes the times of the test files for `npm test`, if that started the test runner. */
export function writeFileTimes(files: FileTime[]): void {
  const { TEST_TIMES } = process.env
  if (TEST_TIMES) writeFileSync(TEST_TIMES, JSON.stringify(files))
}

/** Writes a gate report as JSON. */
export function writeGateReport(steps: StepTime[]): void {
  const file = join(projectRoot, GATE_REPORT)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ steps }, null, 2)}\n`)
}

/** The ten slowest files of all steps, one line per file. Empty if no step ran test files. */
export function renderSlowestFiles(steps: StepTime[]): string {
  const files = steps
    .flatMap(({ step, files }) => files.map((file) => ({ step, ...file })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
  if (files.length === 0) return ''
  const lines = files.map(
    ({ step, file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${step}  ${file}`,
  )
  return `\nThe slowest test files (all in ${GATE_REPORT}):\n${lines.join('\n')}\n`
}

/** Formats seconds with one decimal. */
export const toSeconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10
