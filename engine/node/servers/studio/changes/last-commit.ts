import { GitError, runGit } from '../../../lib/processes/git'

/** The last commit of the repository that contains a site. */
export interface LastCommit {
  /** The first line of its message. */
  title: string
  /** ISO 8601. */
  time: string
  /** The id of the commit. */
  id: string
  /** The files of the site in the commit: path within the site → id of the content. */
  files: ReadonlyMap<string, string>
}

/**
 * Reads the last commit. Submodules and symbolic links are ignored.
 * @throws {GitError} without a repository or a commit.
 */
export async function readLastCommit(siteDir: string): Promise<LastCommit> {
  const show = ['log', '-1', '--no-show-signature', '--format=%H%n%cI%n%s', 'HEAD']
  const shown = await runGit(siteDir, show).catch((reason: Error) => {
    const isEmpty = /ambiguous argument|unknown revision|bad revision/.test(reason.message)
    throw isEmpty ? new GitError('There is no commit yet.') : reason
  })
  const [id = '', time = '', title = ''] = shown.toString('utf8').split('\n')
  const tree = await runGit(siteDir, ['ls-tree', '-r', '-z', id])
  return { id, time, title, files: new Map(splitEntries(tree).flatMap(readTreeEntry)) }
}

/** `100644 blob 83baae61804e65cc73a7201a7252750c76066a30\tpages/index.json` */
function readTreeEntry(entry: string): [file: string, id: string][] {
  const [facts = '', ...path] = entry.split('\t')
  const [mode, type, id = ''] = facts.split(' ')
  const isFile = type === 'blob' && mode !== '120000'
  return isFile ? [[path.join('\t'), id]] : []
}

/** The files that differ from the last commit, without ignored files. Paths are within the site. */
export async function listDifferent(siteDir: string): Promise<string[]> {
  const prefix = await runGit(siteDir, ['rev-parse', '--show-prefix'])
  const folder = prefix.toString('utf8').replace(/\n$/, '')
  const options = ['--no-renames', '--untracked-files=all', '--ignore-submodules=all']
  const status = await runGit(siteDir, ['status', '--porcelain=v1', '-z', ...options, '--', '.'])
  return splitEntries(status)
    .map((entry) => entry.slice('XY '.length))
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length))
}

/** The texts with these ids. */
export async function readTexts(siteDir: string, ids: string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  if (ids.length === 0) return texts
  const output = await runGit(siteDir, ['cat-file', '--batch'], `${ids.join('\n')}\n`)
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf('\n', at)
    // `83baae61804e65cc73a7201a7252750c76066a30 blob 12`
    const [id = '', , size] = output.toString('utf8', at, end).split(' ')
    at = end + 1
    // A repository may lack contents that it has not fetched.
    if (size === undefined) continue
    texts.set(id, output.toString('utf8', at, at + Number(size)))
    at += Number(size) + 1
  }
  return texts
}

function splitEntries(output: Buffer): string[] {
  return output.toString('utf8').split('\0').filter(Boolean)
}
