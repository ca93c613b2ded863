import { hasItsSum, writeWithSum } from '../../lib/files/file-cache'
import { once } from '../../lib/files/once'
import { projectRoot } from '../../lib/files/project-root'
import { listOwnBlocks, ownProject } from '../../schemas/block-folders'
import { loadSchemas } from '../../schemas/schemas'
import type { OwnBuilds } from '../facts/block-build'
import { joinBuilds } from '../facts/blocks'
import type { CheckTools } from '../files/shared-context'
import { listRules } from '../rules'
import { compileChecks, findCompiledChecks } from '../schema/compiled-checks'
import { createValidator } from '../schema/validate'
import { loadWords } from '../schema/words'

export interface ToolsOptions {
  /**
   * The project whose blocks a site may use. Default: the project in which the command was started.
   */
  project?: string
  /** What the project's blocks contribute to the check and the build. Default: nothing. */
  builds?: OwnBuilds
  /** The cache file for the compiled validators. */
  kept?: string
}

/**
 * Reads the schemas and the translations of default messages.
 * @throws if they are not valid.
 */
export function createTools({
  project = ownProject,
  builds: own = {},
  kept,
}: ToolsOptions = {}): CheckTools {
  const schemas = loadSchemas(projectRoot, project)
  const words = loadWords(projectRoot)
  const ownTypes = listOwnBlocks(project).map(({ type }) => type)
  const hasOwnBlocks = ownTypes.length > 0
  const found = findCompiledChecks(hasOwnBlocks, kept)
  const compiled = found || kept === undefined ? undefined : compileChecks(schemas)
  const builds = joinBuilds(own, ownTypes)
  return {
    ...{ schemas, words, builds, hasOwnBlocks },
    validator: createValidator(schemas, found ?? compiled?.checks, words),
    rules: listRules(builds),
    renderChecks: compiled?.render,
  }
}

/** The tools for tasks that do not need a project's build modules. */
export const loadTools = once(() => createTools())

/** Caches the compiled validators for later commands. Never throws. */
export function cacheChecks({ renderChecks }: CheckTools, kept: string): void {
  if (!renderChecks || hasItsSum(kept)) return
  try {
    writeWithSum(kept, renderChecks())
  } catch {
    // The next command compiles them again.
  }
}

/** The kinds of JSON files that sites have. */
export function listKinds(): string[] {
  return loadTools().schemas.kinds
}
