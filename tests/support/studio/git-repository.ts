import { execFileSync } from 'node:child_process'

const AUTHOR = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org']

/** A Git repository of a test. */
export class GitRepository {
  readonly dir: string

  /** Creates an empty repository in a folder. */
  constructor(dir: string) {
    this.dir = dir
    this.run('init', '-q')
  }

  run(...args: string[]): string {
    const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
    return execFileSync('git', [...AUTHOR, ...args], { cwd: this.dir, env, encoding: 'utf8' })
  }

  /** Commits all files. */
  commit(title: string): void {
    this.run('add', '-A')
    this.run('commit', '-q', '--no-verify', '-m', title)
  }
}
