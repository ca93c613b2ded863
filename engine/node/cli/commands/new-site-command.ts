import { existsSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { cancel, intro, isCancel, select, text } from '@clack/prompts'
import { DEFAULT_LOOK, listLooks, readLook } from '../../edit/new/look/looks'
import { refuseUsedFolder, writeNewSite } from '../../edit/new/new-site'
import type { Question, SiteAnswers } from '../../edit/new/site-answers'
import {
  answerChecks,
  buildDefaults,
  listStarterLanguages,
  parseAnswers,
} from '../../edit/new/site-answers'
import { isPackage, renderInvocation } from '../../lib/files/invocation'
import { writeProjectFiles } from '../../schemas/generate/project-files'

type Given = Partial<Record<Question, string>>

interface Prompt {
  question: Question
  message: string
  /** If `true`, an empty answer means none; otherwise it means the default. */
  isOptional?: boolean
}

const PROMPTS: Prompt[] = [
  { question: 'name', message: 'The name of the site' },
  { question: 'look', message: 'Its look' },
  {
    question: 'color',
    message: 'Its main colour, for buttons and links (empty for that of the look)',
    isOptional: true,
  },
  {
    question: 'language',
    message: `Its language: ${listStarterLanguages().join(', ')}, or with a country, such as en-GB`,
  },
  { question: 'url', message: 'The URL at which you will publish it' },
]
/** Asked only if another question is asked. */
const FURTHER: Prompt[] = [
  { question: 'mail', message: 'The e-mail address for visitors' },
  {
    question: 'phone',
    message: 'The phone number for visitors (empty for none)',
    isOptional: true,
  },
]

/**
 * Creates a site in a folder, and prints its files and the next steps. Returns the exit code. In a
 * terminal, asks for missing options; elsewhere, uses the defaults.
 */
export async function runNewSite(folder: string, given: Given): Promise<number> {
  refuseUsedFolder(folder)
  const folderName = basename(resolve(folder))
  parseAnswers(given, folderName)
  const answers = process.stdin.isTTY ? await askSite(given, folderName) : given
  if (answers === undefined) return 1
  const parsed = parseAnswers(answers, folderName)
  const { written, kept } = await writeNewSite(folder, parsed)
  if (isPackage) await writeProjectFiles(resolve(folder))
  const notes = kept.map((file) => `${join(folder, file)} stays unchanged.`)
  if (kept.includes('.gitignore')) {
    notes.push('Git should ignore node_modules/, dist/, dist.*/ and .quire/.')
  }
  const name = `"${parsed.name}", in ${getLanguageName(parsed.language)}`
  console.log(
    [
      `Made the site ${name}: ${written.length} files in ${resolve(folder)}.`,
      ...notes,
      ...adviseNext(folder, parsed),
    ].join('\n'),
  )
  return 0
}

function getLanguageName(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
}

function adviseNext(folder: string, { url, mail }: SiteAnswers): string[] {
  const path = relative(process.cwd(), resolve(folder))
  const isInstalled = existsSync(join(folder, 'node_modules/quire-pages'))
  const site = join(path, 'site')
  const steps = isPackage
    ? [
        ...(path === '' ? [] : [`cd ${/\s/.test(path) ? `"${path}"` : path}`]),
        ...(isInstalled ? [] : ['npm install']),
        renderInvocation('dev'),
      ]
    : [renderInvocation('dev', site === 'site' ? '' : `--site ${site}`)]
  const folderName = basename(resolve(folder))
  const isOpen =
    url === buildDefaults(folderName).url || mail === buildDefaults(folderName, url).mail
  const settings = join(folder, 'site/settings.json')
  return [
    'Next:',
    ...steps.map((step) => `  ${step}`),
    ...(isOpen
      ? [`Before you publish, check that "url" and "email" in ${settings} are correct.`]
      : []),
  ]
}

/** Asks for missing options. Undefined if cancelled. */
async function askSite(given: Given, folderName: string): Promise<Given | undefined> {
  const prompts = PROMPTS.filter(({ question }) => given[question] === undefined)
  if (prompts.length === 0) return given
  const further = FURTHER.filter(({ question }) => given[question] === undefined)
  intro('A new site. Press Enter to accept what is shown.')
  const answers = { ...given }
  for (const prompt of [...prompts, ...further]) {
    const usual = prompt.isOptional
      ? ''
      : (buildDefaults(folderName, answers.url)[prompt.question] ?? '')
    const answer = await (prompt.question === 'look' ? askLook(prompt) : ask(prompt, usual))
    if (answer === undefined) {
      cancel('Nothing was written.')
      return undefined
    }
    if (answer !== '') answers[prompt.question] = answer
  }
  return answers
}

async function askLook({ message }: Prompt): Promise<string | undefined> {
  const options = listLooks().map((value) => ({ value, hint: readLook(value).description }))
  const answer = await select({ message, options, initialValue: DEFAULT_LOOK })
  return isCancel(answer) ? undefined : answer
}

async function ask({ question, message }: Prompt, usual: string): Promise<string | undefined> {
  const answer = await text({
    message,
    placeholder: usual,
    defaultValue: usual,
    validate: (value = '') =>
      value.trim() === '' ? undefined : answerChecks[question](value.trim()),
  })
  return isCancel(answer) ? undefined : (answer ?? '').trim()
}
