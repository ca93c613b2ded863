import { relative } from 'node:path'
import { isCancel, select, text } from '@clack/prompts'
import { writeNewMessages } from '../../edit/languages/new-messages'
import { writeNewBlock } from '../../edit/new/new-block'
import type { DeployName } from '../../edit/new/new-deploy'
import { DEPLOY_NAMES, writeNewDeploy } from '../../edit/new/new-deploy'
import { writeNewPage } from '../../edit/new/new-page'
import { isPackage, renderInvocation } from '../../lib/files/invocation'
import { projectRoot } from '../../lib/files/project-root'
import { UsageError } from '../../lib/files/usage-error'
import { findNearest, renderSuggestion } from '../../lib/problems/nearest'
import { ownProject } from '../../schemas/block-folders'

export const KINDS = ['page', 'block', 'deploy', 'messages'] as const

export interface NewOptions {
  kind: (typeof KINDS)[number]
  /** A page's path, a block's type, where to publish, or a language. */
  name: string
  title?: string
  description?: string
}

/**
 * Writes a page, a block type, the files that publish a site or the texts of the interface, and
 * lists them. Returns the exit code.
 */
export async function runNew(siteDir: string, options: NewOptions): Promise<number> {
  const { kind, name, title, description } = options
  if (kind === 'deploy') return runNewDeploy(name)
  const blocksRoot = isPackage ? ownProject : projectRoot
  const result =
    kind === 'page'
      ? writeNewPage({ siteDir, route: name, title, description })
      : kind === 'messages'
        ? writeNewMessages(siteDir, name)
        : await writeNewBlock({ root: blocksRoot, type: name, description })
  if ('problem' in result) {
    console.error(`${result.problem} Nothing was written.`)
    return 2
  }
  const paths = result.files.map((file) =>
    kind === 'block' ? file : relative(process.cwd(), file) || file,
  )
  const original = 'original' in result ? result.original : undefined
  const advice = original === undefined ? advise(options) : adviseTranslation(name, original)
  console.log([...paths.map((path) => `Wrote ${path}`), advice].join('\n'))
  return 0
}

function runNewDeploy(text: string): number {
  const name = DEPLOY_NAMES.find((known) => known === text)
  if (!name) {
    const nearest = findNearest(text, DEPLOY_NAMES)
    const all = `The names are: ${DEPLOY_NAMES.join(', ')}.`
    throw new UsageError(
      `There are no files for "${text}". ${renderSuggestion(nearest, all)} Nothing was written.`,
    )
  }
  const { written, first } = writeNewDeploy(process.cwd(), name)
  const lines = written.map((path) => `Wrote ${path}`)
  const advice = `The comments at the top of ${first} say what to do next.`
  console.log(
    [...lines, lines.length > 0 ? advice : `All files exist already. ${advice}`].join('\n'),
  )
  return 0
}

function adviseTranslation(name: string, original: string): string {
  const [dev, check] = [renderInvocation('dev'), renderInvocation('check')]
  return `The page is at ${name}, with the texts of ${original}: translate them. \`${dev}\` shows the page while you translate, and \`${check}\` lists links that still go to pages in the other language.`
}

function advise({ kind, name }: NewOptions): string {
  const dev = renderInvocation('dev')
  if (kind === 'messages') {
    return `Translate the texts. \`${renderInvocation('check')}\` counts those that are still in English.`
  }
  if (kind === 'page') return `The page is at ${name}. \`${dev}\` shows it while you edit it.`
  const shown = `Pages can use blocks of type "${name}", and \`${dev}\` shows it at /_catalogue.`
  return isPackage
    ? shown
    : `${shown} docs/blocks.md explains what to change. Then run \`npm test\`.`
}

/** Asks what to write. Undefined if cancelled. */
export async function askNew(): Promise<NewOptions | undefined> {
  const kind = await select({
    message: 'What do you want to add?',
    options: [
      { value: KINDS[0], label: 'A page' },
      { value: KINDS[1], label: 'A block type', hint: 'needs code' },
      { value: KINDS[2], label: 'Files that publish the site' },
      { value: KINDS[3], label: 'The texts of the interface in a language' },
    ],
  })
  if (isCancel(kind)) return undefined
  if (kind === 'deploy') return askDeploy()
  if (kind === 'messages') {
    const language = await ask('The language', 'it')
    return language === undefined ? undefined : { kind, name: language }
  }
  const isPage = kind === 'page'
  const name = await ask(isPage ? 'Its path' : 'Its name', isPage ? '/about/team' : 'price-list')
  if (name === undefined) return undefined
  const title = isPage ? await ask('Its title', 'Our team') : ''
  if (title === undefined) return undefined
  const description = await ask('A description, in one sentence', '')
  if (description === undefined) return undefined
  // Empty answers are derived from the name.
  return { kind, name, title: title || undefined, description: description || undefined }
}

async function askDeploy(): Promise<NewOptions | undefined> {
  const name = await select<DeployName>({
    message: 'Where will you publish it?',
    options: DEPLOY_NAMES.map((value) => ({ value })),
  })
  return isCancel(name) ? undefined : { kind: 'deploy', name }
}

async function ask(message: string, placeholder: string): Promise<string | undefined> {
  const answer = await text({ message, placeholder })
  return isCancel(answer) ? undefined : (answer ?? '').trim()
}
