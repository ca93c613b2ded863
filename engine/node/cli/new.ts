import { existsSync } from 'node:fs'
import { defineCommand, FOLDERS } from '../commands/command-line'
import { UsageError } from '../util/usage-error'
import { requireSite } from './prepare'

/** What a new site takes; each is a question in a terminal. */
const SITE_OPTIONS = {
  name: { type: 'string', description: 'The name of a new site.' },
  color: {
    type: 'string',
    value: 'RRGGBB',
    description: "The brand's colour of a new site, for its buttons and links.",
  },
  accent: {
    type: 'string',
    value: 'RRGGBB',
    description: 'A second colour of a new site, for small marks; without it, a lighter one.',
  },
  language: {
    type: 'string',
    value: 'TAG',
    description: 'The language of a new site, such as en, de-AT or fr.',
  },
  url: {
    type: 'string',
    value: 'URL',
    description: 'The address at which a new site is going to be published.',
  },
  mail: { type: 'string', value: 'ADDRESS', description: 'The e-mail address of a new site.' },
  phone: { type: 'string', value: 'NUMBER', description: 'The phone number of a new site.' },
  form: {
    type: 'string',
    value: 'URL',
    description:
      'Where the contact form of a new site is sent; without it, the site has no form, so that no enquiry is lost.',
  },
} as const

export const create = defineCommand({
  name: 'new',
  summary:
    'Makes a site in an empty folder; adds a page, a block type, or the files that publish the site: for github-pages, netlify, cloudflare-pages, a container, object storage, or a build in parts on GitHub (github-matrix) or Kubernetes. In a terminal, asks for what is not given.',
  forms: ['site [DIR]', 'page /ADDRESS', 'block NAME', 'deploy WHERE'],
  examples: [
    'site',
    'site my-site --name "Wren Street Bakery" --color 8A3B12',
    'page /solutions/fx --title "Foreign exchange"',
    'block quote',
    'deploy github-pages',
  ],
  exitCodes: {
    0: 'It was written.',
    1: 'The questions were cancelled; nothing was written.',
    2: 'Wrong usage, or a refusal: nothing was written.',
  },
  options: {
    ...FOLDERS,
    out: { ...FOLDERS.out, hidden: true },
    title: { type: 'string', description: 'The title of a page.' },
    description: {
      type: 'string',
      description: 'What a page or block type is about, in one sentence.',
    },
    ...SITE_OPTIONS,
  },
  async run({ site, out: _, title, description, ...answers }, [kindName, name, ...others]) {
    const isTerminal = process.stdin.isTTY === true
    if (kindName === undefined && !existsSync(site)) {
      if (!isTerminal) requireSite(site)
      return makeSite('.', answers)
    }
    if (kindName === 'site' && others.length === 0) return makeSite(name ?? '.', answers)
    if (kindName === 'page') requireSite(site)
    const { askNew, KINDS, runNew } = await import('../commands/new-command')
    if (kindName === undefined && isTerminal) {
      const asked = await askNew()
      return asked ? runNew(site, asked) : 1
    }
    const kind = KINDS.find((known) => known === kindName)
    if (!kind || name === undefined || others.length > 0) {
      throw new UsageError('Say what to add and what to call it.', { showsUsage: true })
    }
    return runNew(site, { kind, name, title, description })
  },
})

type Answers = Partial<Record<keyof typeof SITE_OPTIONS, string>>

async function makeSite(folder: string, answers: Answers): Promise<number> {
  const { runNewSite } = await import('../commands/new-site-command')
  return runNewSite(folder, answers)
}
