import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '../util/project-root'
import { UsageError } from '../util/usage-error'

interface DeployFile {
  /** Its path within the project that it is written to. */
  path: string
  /** Its name among the templates. */
  template: string
}

const PUBLISH: DeployFile = { path: 'publish.sh', template: 'publish.sh' }

/** What is written for each way of publishing; the first file says at its top what to do. */
const DEPLOYS = {
  'github-pages': [{ path: '.github/workflows/pages.yml', template: 'github-pages.yml' }],
  netlify: [{ path: 'netlify.toml', template: 'netlify.toml' }],
  'cloudflare-pages': [{ path: '.github/workflows/pages.yml', template: 'cloudflare-pages.yml' }],
  container: [
    { path: 'Dockerfile', template: 'Dockerfile' },
    { path: '.dockerignore', template: 'dockerignore' },
    { path: 'nginx.conf', template: 'nginx.conf' },
    { path: 'compose.yaml', template: 'compose.yaml' },
  ],
  storage: [PUBLISH],
  'github-matrix': [{ path: '.github/workflows/site.yml', template: 'github-matrix.yml' }, PUBLISH],
  kubernetes: [
    { path: 'kubernetes/build.yaml', template: 'kubernetes-build.yaml' },
    { path: 'kubernetes/publish.yaml', template: 'kubernetes-publish.yaml' },
    { path: 'kubernetes/Dockerfile', template: 'kubernetes.Dockerfile' },
    { path: 'kubernetes/Dockerfile.dockerignore', template: 'dockerignore' },
    PUBLISH,
  ],
} satisfies Record<string, [DeployFile, ...DeployFile[]]>

export type DeployName = keyof typeof DEPLOYS

export const DEPLOY_NAMES = Object.keys(DEPLOYS) as DeployName[]

/** The files that were written, and the one that says what to do with them. */
export interface NewDeploy {
  written: string[]
  first: string
}

/**
 * Writes the files that publish a site in one way into a project. One that is there already, with
 * the same content, stays.
 * @throws {UsageError} when another file is in the way, or there is no project; nothing is written.
 */
export function writeNewDeploy(root: string, name: DeployName): NewDeploy {
  if (!isFile(join(root, 'package.json'))) {
    throw new UsageError(
      'There is no package.json here. Nothing was written. Run the command in the folder of your project.',
    )
  }
  const files: [DeployFile, ...DeployFile[]] = DEPLOYS[name]
  const missing = files.filter((file) => !isThere(root, file))
  const written: string[] = []
  try {
    for (const { path, template } of missing) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), readTemplate(template), { flag: 'wx' })
      written.push(path)
    }
  } catch (reason) {
    for (const path of written) rmSync(join(root, path))
    throw reason
  }
  return { written, first: files[0].path }
}

/** Whether a file is there with the same content. */
function isThere(root: string, { path, template }: DeployFile): boolean {
  const names = path.split('/')
  const above = names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'))
  const blocking = above.find((folder) => {
    const stats = lstatSync(join(root, folder), { throwIfNoEntry: false })
    return stats !== undefined && !stats.isDirectory()
  })
  if (blocking !== undefined) throw refuse(blocking)
  const file = join(root, path)
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return false
  if (isFile(file) && readFileSync(file).equals(readTemplate(template))) return true
  throw refuse(path)
}

function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

function refuse(path: string): UsageError {
  return new UsageError(
    `${path} exists already. Nothing was written. Move it away, run the command again, and compare the two.`,
  )
}

function readTemplate(name: string): Buffer {
  return readFileSync(join(projectRoot, 'engine/node/scaffold/deploy', name))
}
