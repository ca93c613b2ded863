import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UsageError } from '../../lib/files/usage-error'
import { buildGenerated } from './generate'

/**
 * Writes the generated files of the project at `root`. Returns their paths within it.
 * @throws {UsageError} when a file with such a name was not generated. Nothing is written then.
 */
export async function writeGenerated(root: string): Promise<string[]> {
  const files = [...(await buildGenerated(root))]
  const foreign = files.find(([path, content]) => !isGenerated(join(root, path), content))
  if (foreign) {
    throw new UsageError(
      `"${foreign[0]}" is in the way: \`npm run generate\` did not write it. Nothing was written. ` +
        'Move it away.',
    )
  }
  for (const [path, content] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return files.map(([path]) => path)
}

/**
 * Returns `true` if a file is missing or starts like the generated one: the rest may have been
 * edited, or contain conflict markers.
 */
function isGenerated(file: string, content: string): boolean {
  if (!existsSync(file)) return true
  const head = content.slice(0, content.indexOf('\n', 2) + 1)
  return readFileSync(file, 'utf8').startsWith(head)
}
