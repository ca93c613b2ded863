import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { listProjectFiles } from './sources'

/**
 * Excludes tests, the content of examples and of new sites, and the editor schemas, which contain
 * these examples.
 */
const CONTENT = /\/(?:tests|starter|generated)\/|\/examples\.json$/

/** The sources, schemas, style sheets and templates of the engine and the blocks. */
export function listEngineTexts(): { file: string; text: string }[] {
  return listProjectFiles(['engine', 'blocks', 'schemas', 'scripts'])
    .filter((file) => !CONTENT.test(file) && !/\.(?:webm|ttf|woff2|png)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(projectRoot, file), 'utf8') }))
}
