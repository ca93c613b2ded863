import { mkdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'

/**
 * The path of a file within a folder.
 * @throws when the path leaves the folder, or is the folder itself.
 */
export function resolveWithin(folder: string, path: string): string {
  const file = join(folder, path)
  const way = relative(folder, file)
  const isWithin = way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
  if (isWithin && !path.includes('\0')) return file
  throw new Error(
    `${JSON.stringify(path)} is outside the output folder, and a build writes only there.`,
  )
}

/** Returns a function that prefixes a path with a folder, and creates missing folders. */
export function createPlacer(outDir: string): (path: string) => string {
  const folders = new Set<string>()
  return (path) => {
    const file = resolveWithin(outDir, path)
    const folder = dirname(file)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    return file
  }
}

/** Writes a file at a path within a folder, and creates missing folders. */
export async function writeWithin(
  folder: string,
  path: string,
  content: string | Uint8Array,
): Promise<void> {
  const file = resolveWithin(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
