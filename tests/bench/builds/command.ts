import { spawnSync } from 'node:child_process'
import { LOADER } from '../../support/run-script'

export interface CommandCost {
  stdout: string
  /** The whole command, including the startup of Node and the loader. */
  seconds: number
  peakMegabytes: number
}

/** Writes the process's peak memory, in kilobytes, to file descriptor 4. */
const REPORTER = `data:text/javascript,${encodeURIComponent(
  `import { writeSync } from 'node:fs'
  process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)))`,
)}`

/**
 * Runs one of the project's scripts to its end.
 * @throws if it fails.
 */
export function measureCommand(script: string, args: string[]): CommandCost {
  const started = performance.now()
  const { status, output } = spawnSync(
    process.execPath,
    [...LOADER, '--import', REPORTER, script, ...args],
    // The output is not limited, because a check may print thousands of warnings.
    { stdio: ['ignore', 'pipe', 'inherit', 'pipe'], encoding: 'utf8', maxBuffer: Infinity },
  )
  const seconds = (performance.now() - started) / 1000
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} failed.`)
  return { stdout: output[1] ?? '', seconds, peakMegabytes: Number(output[3]) / 1024 }
}
