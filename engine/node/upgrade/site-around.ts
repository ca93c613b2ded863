import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { WrittenFile, WrittenSite } from '../migrations/migration'
import { GENERATED_FOLDER } from '../schemas/schema-path'
import { isRecord } from '../util/is-record'
import { findProject } from '../util/project'
import { projectRoot } from '../util/project-root'

/** What migrations may ask of the site in a folder. */
export function lookAround(dir: string, files: Iterable<WrittenFile & { route?: string }>) {
  const listed = [...files]
  const settings = listed.find(({ kind }) => kind === 'settings')?.data
  const language = isRecord(settings) ? settings.language : undefined
  const generated = join(findProject(dir), GENERATED_FOLDER, 'schemas')
  const schemas = existsSync(generated) ? generated : findSchemas(dir)
  const folderOf = ({ file }: WrittenFile) => dirname(resolve(dir, file))
  return {
    routes: new Set(listed.flatMap(({ route }) => route ?? [])),
    // As the schema of the settings has it.
    language: typeof language === 'string' ? language : 'en',
    leadsSomewhere(file, path) {
      const target = join(folderOf(file), path)
      // What is generated for a project may not be there yet.
      return existsSync(target) || dirname(target) === generated
    },
    schemaPathOf(file) {
      const schema = join(schemas, `${file.kind}.schema.json`)
      const path = relative(folderOf(file), schema).replaceAll('\\', '/')
      return path.startsWith('.') ? path : `./${path}`
    },
  } satisfies WrittenSite
}

/**
 * The schemas of Quire as the site's project has it: of a package, the one in `node_modules`,
 * which may be a link to where a package manager keeps it.
 */
function findSchemas(dir: string): string {
  const { name } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const root = realpathSync(projectRoot)
  for (let folder = resolve(dir); ; folder = dirname(folder)) {
    const engine = join(folder, 'node_modules', name)
    if (existsSync(engine) && realpathSync(engine) === root) return join(engine, SCHEMAS)
    if (folder === dirname(folder)) return join(projectRoot, SCHEMAS)
  }
}

const SCHEMAS = 'schemas/generated'
