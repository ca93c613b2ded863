import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { checkSite } from '../../check/run/check-site'
import { renderInvocation } from '../../lib/files/invocation'
import { writeWhole } from '../../lib/files/replace-file'
import { withScratchFolder } from '../../lib/files/scratch-folder'
import { UsageError } from '../../lib/files/usage-error'
import { createWriteError, NOTHING_WRITTEN } from '../../lib/files/write-error'
import { GENERATED_FOLDER } from '../../schemas/schema-path'
import { writeNewFiles } from '../write/write-new-files'
import { buildEditorSettings } from './editor-settings'
import { buildProjectManifest } from './project-manifest'
import { findDependency } from './quire-dependency'
import type { SiteAnswers } from './site-answers'
import { buildStarterSite, SITE_FOLDER } from './starter-site'

/**
 * Files that a folder for a new site may contain: those of a new repository, of package managers
 * and of Quire.
 */
const FRESH =
  /^(\.git|\.gitignore|\.gitattributes|\.github|\.editorconfig|\.nvmrc|\.quire|\.node-version|\.npmrc|\.yarn|\.yarnrc\.yml|\.pnp\..+|\.vscode|\.idea|\.DS_Store|package\.json|node_modules|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|pnpm-workspace\.yaml|readme(\..+)?|licen[cs]e(\..+)?|quire-pages-.+\.tgz)$/i

const MANIFEST = 'package.json'
const IGNORED = '.gitignore'
/**
 * Generated files. Killed builds leave `dist.lock` and the like; the last entry is the folder in
 * which receivers of forms and reports store their data.
 */
const IGNORES = [
  ...['node_modules/', 'dist/', 'dist.*/', `${GENERATED_FOLDER}/`],
  // What the guides for forms and reports write: passwords and personal data.
  ...['/receiver.json', '/enquiries/', '/*.jsonl'],
]

/** These files may exist, and are kept. */
const KEPT = ['README.md', IGNORED]

export interface WrittenSite {
  /** The project's folder. */
  folder: string
  /** Paths within it. */
  written: string[]
  /** The existing files that were kept. */
  kept: string[]
}

/**
 * Writes a project with a site that passes the strict check, into an empty folder or one with only
 * the files of a new repository and of package managers.
 * @throws {UsageError} when the folder has other files, the site would not pass the check, or a
 * file cannot be written. Nothing is written then.
 */
export async function writeNewSite(folder: string, answers: SiteAnswers): Promise<WrittenSite> {
  refuseUsedFolder(folder)
  const site = buildStarterSite(answers, resolve(folder))
  const editors = buildEditorSettings([SITE_FOLDER], `./${GENERATED_FOLDER}/schemas`)
  const manifest = buildManifestOf(folder)
  const files = new Map<string, string | Buffer>([
    [MANIFEST, manifest],
    [IGNORED, IGNORES.map((pattern) => `${pattern}\n`).join('')],
    ['.vscode/settings.json', `${JSON.stringify(editors, null, 2)}\n`],
    ...site,
  ])
  const present = [...files.keys()].filter((path) => existsSync(join(folder, path)))
  const changed = present.filter(
    (path) =>
      path !== MANIFEST &&
      !readFileSync(join(folder, path)).equals(Buffer.from(files.get(path) ?? '')),
  )
  const clash = changed.find((path) => !KEPT.includes(path))
  if (clash)
    refuse(`${join(folder, clash)} already exists: move it away, or choose an empty folder.`)
  await refuseBroken(site)
  const written = [...files.keys()].filter((path) => path === MANIFEST || !present.includes(path))
  const added = written.filter((path) => !present.includes(path))
  const undo = writeNewFiles(added.map((path) => [join(folder, path), files.get(path) ?? '']))
  // Only the manifest may exist: its content is kept and completed.
  if (present.includes(MANIFEST)) replaceManifest(folder, manifest, undo)
  return { folder, written, kept: changed }
}

function replaceManifest(folder: string, content: string, undo: () => void): void {
  const path = join(folder, MANIFEST)
  try {
    writeWhole(path, content)
  } catch (reason) {
    undo()
    throw createWriteError(path, reason, NOTHING_WRITTEN)
  }
}

/** @throws {UsageError} unless the folder can contain a new site. */
export function refuseUsedFolder(folder: string): void {
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  if (stats === undefined) return
  if (!existsSync(folder) || !lstatSync(resolve(folder, '.')).isDirectory()) {
    refuse(`"${folder}" is not a folder: choose an empty folder or a new name.`)
  }
  if (existsSync(join(folder, SITE_FOLDER))) {
    refuse(
      `${join(folder, SITE_FOLDER)} already contains a site: \`${renderInvocation('dev')}\` shows it, and ${inAnotherFolder()} creates another one.`,
    )
  }
  const [other, ...others] = readdirSync(folder).filter((name) => !FRESH.test(name))
  if (other !== undefined) {
    const names = others.length > 0 ? `"${other}" and ${others.length} more` : `"${other}"`
    refuse(
      `This folder is not empty (it contains ${names}): ${inAnotherFolder()} creates a new one.`,
    )
  }
  buildManifestOf(folder)
}

function inAnotherFolder(): string {
  return `\`${renderInvocation('new', 'site my-site')}\``
}

/** Checks the files in a temporary folder, so that no answer produces a site with problems. */
async function refuseBroken(files: Map<string, string | Buffer>): Promise<void> {
  await withScratchFolder(async (scratch) => {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(scratch, path)), { recursive: true })
      writeFileSync(join(scratch, path), text)
    }
    const [problem] = (await checkSite(join(scratch, SITE_FOLDER))).problems
    if (problem) refuse([problem.message, problem.hint].filter(Boolean).join(' '))
  })
}

/** @throws {UsageError} when the existing one cannot be read. */
function buildManifestOf(folder: string): string {
  return buildProjectManifest(readPresent(join(folder, MANIFEST)), {
    folderName: basename(resolve(folder)),
    dependency: findDependency(resolve(folder)),
  })
}

function readPresent(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function refuse(sentence: string): never {
  throw new UsageError(`${sentence} Nothing was written.`)
}
