import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '../../engine/node/lib/files/project-root'
import { LOADER } from './run-script'

export interface BuildProcessOptions {
  siteDir: string
  outDir: string
  /** The project folder. Default: this project. */
  project?: string
  /**
   * The `quire` command of a project that has the package. It replaces the script, because it
   * starts faster.
   */
  cli?: string
  cwd?: string
  env?: NodeJS.ProcessEnv
  umask?: number
}

export interface BuildProcess {
  child: ChildProcess
  /** The exit code or the signal. A killed process has no exit code. */
  ended: Promise<{ code: number | null; said: string }>
}

/** Starts a build in a separate process, like the command line does. */
export function startBuild(options: BuildProcessOptions): BuildProcess {
  const { siteDir, outDir, project = projectRoot, cwd = project, cli, env = {}, umask } = options
  const before = umask === undefined ? undefined : process.umask(umask)
  const child = spawn(
    process.execPath,
    [
      ...(cli ? [cli, 'build'] : [...LOADER, join(project, 'scripts/build.ts')]),
      ...['--site', siteDir, '--out', outDir],
    ],
    { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  if (before !== undefined) process.umask(before)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const ended = new Promise<{ code: number | null; said: string }>((done) => {
    child.on('close', (code) => done({ code, said }))
  })
  return { child, ended }
}
