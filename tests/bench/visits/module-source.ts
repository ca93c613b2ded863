import { relative } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'

/**
 * The package or the project folder that a module comes from. Modules added by the bundler have
 * neither.
 */
export function resolveSource(id: string): string {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  if (name) return name
  const path = relative(projectRoot, id.split('?')[0] ?? id)
  if (id.startsWith('\0') || path.startsWith('..') || !id.startsWith('/')) return 'bundler'
  return path.split('/').slice(0, 2).join('/')
}
