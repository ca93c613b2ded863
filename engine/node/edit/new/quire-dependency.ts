/** The dependency of a new project on Quire, for the same source as the running Quire. */
import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { isRecord } from '../../lib/files/is-record'
import { projectRoot } from '../../lib/files/project-root'
import { ownProject } from '../../schemas/block-folders'

/** The package name of Quire. */
export const PACKAGE = 'quire-pages'

interface Installed {
  /** The project that runs Quire. */
  project?: string
  /** The folder of Quire itself. */
  root?: string
}

/**
 * The dependency on the running Quire for the `package.json` in a folder: the file, the folder or
 * the URL that it was installed from, or else its version.
 */
export function findDependency(
  folder: string,
  { project = ownProject, root = projectRoot }: Installed = {},
): string {
  for (const from of [project, ...findInstaller(root)]) {
    const written = readDependency(from)
    const placed = written && placeDependency(written, from, folder)
    if (placed) return placed
  }
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  return `^${version}`
}

/** The folder into which Quire was installed, such as that of `npx --package`. */
function findInstaller(root: string): string[] {
  const end = root.replaceAll('\\', '/').lastIndexOf('/node_modules/')
  return end < 0 ? [] : [root.slice(0, end)]
}

function readDependency(folder: string): string | undefined {
  const file = join(folder, 'package.json')
  try {
    const manifest: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
    const { dependencies, devDependencies } = isRecord(manifest) ? manifest : {}
    const found = [dependencies, devDependencies].map((list) =>
      isRecord(list) ? list[PACKAGE] : undefined,
    )
    return found.find((spec) => typeof spec === 'string')
  } catch {
    // npm reports a broken manifest.
    return undefined
  }
}

/**
 * A dependency relative to another folder. Undefined for a version, and for a source that only its
 * project can use.
 */
function placeDependency(written: string, from: string, to: string): string | undefined {
  const [, protocol = 'file:', path = ''] =
    /^(file:|link:|portal:)(.*)$/.exec(written) ??
    /^()(\.{1,2}\/.*|\/.*|[^:]+\.t(?:ar\.)?gz)$/.exec(written) ??
    []
  if (path !== '') {
    const isMovable = !isAbsolute(path) && !path.startsWith('~')
    const placed = isMovable ? relative(to, resolve(from, path)).replaceAll('\\', '/') : path
    return `${protocol || 'file:'}${placed}`
  }
  return /^(?:https?:|git[+:@]|github:|gitlab:|bitbucket:|[\w-]+\/[\w.-]+(?:#|$))/.test(written)
    ? written
    : undefined
}
