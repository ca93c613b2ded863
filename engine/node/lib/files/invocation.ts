import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project-root'

/** The folder with the package's compiled code. It does not exist in the repository. */
export const COMPILED = join(projectRoot, 'compiled')

/** `true` in the installed, compiled package; `false` in the repository. */
export const isPackage = existsSync(COMPILED)

/**
 * How users type a command: `npx quire build --cold` in a project that depends on Quire, `npm run
 * build -- --cold` in Quire's repository.
 */
export function renderInvocation(command: string, words = '', isInProject = isPackage): string {
  if (isInProject) return ['npx quire', command, words].filter(Boolean).join(' ')
  // This is the only command that npm accepts without `run`.
  const script = command === 'start' ? 'npm start' : `npm run ${command}`
  return words ? `${script} -- ${words}` : script
}
