import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { basePathOf } from '../../../core/addresses/base'
import { projectRoot } from '../../lib/files/project-root'
import { UsageError } from '../../lib/files/usage-error'
import { formatChecks } from '../../schemas/value-formats'
import { writeNewFiles } from '../write/write-new-files'
import { PACKAGE } from './quire-dependency'
import { SITE_FOLDER } from './starter-site'

interface DeployFile {
  /** Its path within the project. */
  path: string
  /** The name of its template. */
  template: string
}

const PUBLISH: DeployFile = { path: 'publish.sh', template: 'publish.sh' }

/** The files for each way of publishing. The first file starts with the instructions. */
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
  schedule: [{ path: '.github/workflows/schedule.yml', template: 'schedule.yml' }],
  'github-matrix': [{ path: '.github/workflows/site.yml', template: 'github-matrix.yml' }, PUBLISH],
  kubernetes: [
    { path: 'kubernetes/build.yaml', template: 'kubernetes-build.yaml' },
    { path: 'kubernetes/publish.yaml', template: 'kubernetes-publish.yaml' },
    { path: 'kubernetes/Dockerfile', template: 'kubernetes.Dockerfile' },
    { path: 'kubernetes/Dockerfile.dockerignore', template: 'dockerignore' },
    PUBLISH,
  ],
  receiver: [
    { path: 'receiver/forms.service', template: 'forms.service' },
    { path: 'receiver/Dockerfile', template: 'receiver.Dockerfile' },
    { path: 'receiver/compose.yaml', template: 'receiver-compose.yaml' },
  ],
} satisfies Record<string, [DeployFile, ...DeployFile[]]>

export type DeployName = keyof typeof DEPLOYS

export const DEPLOY_NAMES = Object.keys(DEPLOYS) as DeployName[]

/** A file with its content. */
interface ReadyFile {
  path: string
  text: string
}

/** The written files, and the one with the instructions. */
export interface NewDeploy {
  written: string[]
  first: string
}

/**
 * Writes the files that publish a site in one way into a project. An existing file with the same
 * content is kept.
 * @throws {UsageError} when another file exists, one cannot be written, or there is no project.
 * Nothing is written then.
 */
export function writeNewDeploy(root: string, name: DeployName): NewDeploy {
  if (!isFile(join(root, 'package.json'))) {
    throw new UsageError(
      'There is no package.json here. Nothing was written. Run the command in the folder of your project.',
    )
  }
  const files = fillDeploy(DEPLOYS[name], {
    isPacked: hasPackedQuire(root),
    base: readBase(join(root, SITE_FOLDER)),
  })
  const missing = files.filter((file) => !isThere(root, file))
  writeNewFiles(missing.map(({ path, text }) => [join(root, path), text]))
  return { written: missing.map(({ path }) => path), first: files[0].path }
}

/** Returns `true` if a file exists with the same content. */
function isThere(root: string, { path, text }: ReadyFile): boolean {
  const names = path.split('/')
  const above = names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'))
  const blocking = above.find((folder) => {
    const stats = lstatSync(join(root, folder), { throwIfNoEntry: false })
    return stats !== undefined && !stats.isDirectory()
  })
  if (blocking !== undefined) throw refuse(blocking)
  const file = join(root, path)
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return false
  if (isFile(file) && readFileSync(file, 'utf8') === text) return true
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

interface DeployOptions {
  /** If `true`, the project installs Quire from a file next to its manifest. */
  isPacked: boolean
  /** The path that the site is below. Empty at the root of a host. */
  base: string
}

/** The files for one way of publishing. */
function fillDeploy(
  [first, ...others]: [DeployFile, ...DeployFile[]],
  { isPacked, base }: DeployOptions,
): [ReadyFile, ...ReadyFile[]] {
  const fill = ({ path, template }: DeployFile) => {
    const text = readFileSync(join(projectRoot, 'engine/node/edit/new/deploy', template), 'utf8')
    const installed = isPacked
      ? text.replace(COPIED, `package-lock.json ${PACKAGE}-*.tgz ./`)
      : text
    return { path, text: base ? placeBelow(installed, template, base) : installed }
  }
  return [fill(first), ...others.map(fill)]
}

/** Template → its parts that differ for a site below a path, and their replacements. */
const BELOW: Record<string, [part: string, replacement: string][]> = {
  Dockerfile: [
    [
      '# For a site below a path, such as https://example.org/docs, write /srv/site/docs/ here.\n',
      '',
    ],
    [' /srv/site/\n', ' /srv/site{base}/\n'],
  ],
  'netlify.toml': [
    [
      `  # For a site below a path, such as https://example.org/docs, write instead
  #   npx quire build --out publish/docs && cp publish/docs/.quire/hosting/netlify/* publish/
  # in the command, and publish = "publish".
  #
`,
      '',
    ],
    [
      'npx quire build && cp dist/.quire/hosting/netlify/* dist/',
      'npx quire build --out publish{base} && cp publish{base}/.quire/hosting/netlify/* publish/',
    ],
    ['publish = "dist"', 'publish = "publish"'],
  ],
  'cloudflare-pages.yml': [
    [
      ` For a
      # site below a path, such as https://example.org/docs, build with "--out dist/docs" above, and
      # move dist/docs/.quire here.`,
      '',
    ],
    ['- run: npx quire build\n', '- run: npx quire build --out dist{base}\n'],
    ['mv dist/.quire', 'mv dist{base}/.quire'],
  ],
}

/** @throws if a template lacks a part. */
function placeBelow(text: string, template: string, base: string): string {
  return (BELOW[template] ?? []).reduce((filled, [part, replacement]) => {
    if (!filled.includes(part)) throw new Error(`Internal error: ${template} lacks "${part}".`)
    return filled.replace(part, () => replacement.replaceAll('{base}', base))
  }, text)
}

/** The path in the URL of a site. Empty if its settings cannot be read. */
function readBase(siteDir: string): string {
  try {
    const { url } = JSON.parse(readFileSync(join(siteDir, 'settings.json'), 'utf8'))
    return formatChecks['site-address']?.(url) === undefined ? basePathOf(url) : ''
  } catch {
    // The check reports broken settings.
    return ''
  }
}

/** The files that `Dockerfile`s copy before `npm ci`, which may include a packed Quire. */
const COPIED = 'package-lock.json ./'

/**
 * Returns `true` if `package.json` refers to Quire as a file in the same folder, as before a
 * release.
 */
function hasPackedQuire(root: string): boolean {
  try {
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const range: unknown = manifest.dependencies?.[PACKAGE] ?? manifest.devDependencies?.[PACKAGE]
    return (
      typeof range === 'string' && new RegExp(`^file:(\\./)?${PACKAGE}-[^/]*\\.tgz$`).test(range)
    )
  } catch {
    // npm reports a broken manifest.
    return false
  }
}
