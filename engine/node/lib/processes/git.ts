import { spawn } from 'node:child_process'

/** Git cannot answer. The message is a sentence for people. */
export class GitError extends Error {}

/** Settings that prevent Git from starting programs of the repository. */
const SAFE = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '--no-pager']

/** The time after which Git is stopped, in milliseconds. */
const TIME_LIMIT = 30_000

/**
 * Calls a command of Git that only reads, in a folder. Resolves to its output.
 * @throws {GitError} if Git is not installed, or if the command fails.
 */
export function runGit(dir: string, args: string[], input = ''): Promise<Buffer> {
  return new Promise((done, fail) => {
    const child = spawn('git', [...SAFE, ...args], {
      cwd: dir,
      env: buildEnvironment(),
      timeout: TIME_LIMIT,
      windowsHide: true,
    })
    const output: Buffer[] = []
    const errors: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => output.push(part))
    child.stderr.on('data', (part: Buffer) => errors.push(part))
    child.on('error', () => fail(new GitError('Git is not installed on this machine.')))
    child.on('close', (code) => {
      if (code === 0) done(Buffer.concat(output))
      else fail(new GitError(explain(Buffer.concat(errors).toString('utf8'))))
    })
    // A command that fails may not read its input.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

/** Without the variables that name another repository, and with messages in English. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  return {
    ...Object.fromEntries(entries),
    LC_ALL: 'C',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
  }
}

function explain(errors: string): string {
  if (errors.includes('not a git repository')) return 'This site is not in a Git repository.'
  const line = errors.trim().split('\n', 1)[0] ?? ''
  return `Git cannot read this site: ${line.replace(/^fatal: /, '') || 'it was stopped.'}`
}
