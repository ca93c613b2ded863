import { dirname, join, relative, resolve } from 'node:path'
import { isPackage } from '../lib/files/invocation'
import { findProject } from '../lib/files/project'
import { projectRoot } from '../lib/files/project-root'

/** A project's folder for generated files. Git ignores it. */
export const GENERATED_FOLDER = '.quire'

/**
 * The `$schema` of a file: the relative path to the schema of its kind. A project that depends on
 * Quire has the schemas in a folder of its own; in the repository, they are generated.
 */
export function resolveSchemaPath(
  kind: string,
  file: string,
  project = findProject(dirname(file)),
): string {
  const folder = isPackage
    ? join(project, GENERATED_FOLDER, 'schemas')
    : join(projectRoot, 'schemas/generated')
  const path = relative(resolve(dirname(file)), join(folder, `${kind}.schema.json`))
  return path.replaceAll('\\', '/')
}
