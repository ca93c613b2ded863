import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project-root'

/** Where the package has its compiled code; the repository has none. */
export const COMPILED = join(projectRoot, 'compiled')

/** Whether this is Quire as others install it, compiled, and not its repository. */
export const isPackage = existsSync(COMPILED)

/**
 * What is typed to run a command: `npx quire build --cold` in a project that depends on Quire,
 * `npm run build -- --cold` in Quire's own repository.
 */
export function renderInvocation(command: string, words = '', isInProject = isPackage): string {
  if (isInProject) return ['npx quire', command, words].filter(Boolean).join(' ')
  // The one command that npm runs by its bare name.
  const script = command === 'start' ? 'npm start' : `npm run ${command}`
  return words ? `${script} -- ${words}` : script
}
