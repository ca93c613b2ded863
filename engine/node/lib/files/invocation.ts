import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project-root'

/** The folder of the package's compiled code. The repository has none. */
export const COMPILED = join(projectRoot, 'compiled')

/** `true` if this is the installed package, compiled, and not the repository. */
export const isPackage = existsSync(COMPILED)

/**
 * Returns a command as users type it: `npx quire build --cold` in a project that depends on Quire,
 * `npm run build -- --cold` in Quire's repository.
 */
export function renderInvocation(command: string, words = '', isInProject = isPackage): string {
  if (isInProject) return ['npx quire', command, words].filter(Boolean).join(' ')
  // npm runs only this command without `run`.
  const script = command === 'start' ? 'npm start' : `npm run ${command}`
  return words ? `${script} -- ${words}` : script
}
