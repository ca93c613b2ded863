import { existsSync } from 'node:fs'
import { UsageError } from '../../lib/files/usage-error'
import { defineCommand, SITE_FOLDER } from '../common/command-line'
import { requireSite } from '../common/prepare'

/** The options of a new site. In a terminal, each is a question. */
const SITE_OPTIONS = {
  name: { type: 'string', description: 'The name of the new site.' },
  look: {
    type: 'string',
    value: 'LOOK',
    description: 'The look of the new site: plain (the default), warm, press, bold or quiet.',
  },
  color: {
    type: 'string',
    value: 'RRGGBB',
    description:
      'The main colour of the new site, for buttons and links. By default, the site has the colours of its look.',
  },
  accent: {
    type: 'string',
    value: 'RRGGBB',
    description:
      'A second colour, for small accents. By default, a lighter shade of the main colour.',
  },
  language: {
    type: 'string',
    value: 'TAG',
    description: 'The language of the new site, such as en, de-AT or fr.',
  },
  url: {
    type: 'string',
    value: 'URL',
    description: 'The URL at which the new site will be published.',
  },
  mail: { type: 'string', value: 'ADDRESS', description: 'The e-mail address on the new site.' },
  phone: { type: 'string', value: 'NUMBER', description: 'The phone number on the new site.' },
  form: {
    type: 'string',
    value: 'URL',
    description:
      'The URL that receives the contact form, or a path such as /api/contact for the receiver of the build. Without it, the new site has no form, so that no enquiry is lost.',
  },
} as const

export const create = defineCommand({
  name: 'new',
  summary:
    'Creates a site in an empty folder, or adds a page, a block type, the files that publish a site, or the texts of the interface in a language of the site. WHERE is github-pages, netlify, cloudflare-pages, container, storage, schedule (publishes on time), github-matrix (a build in parts), kubernetes or receiver (receives forms on a server). In a terminal, the command asks for missing values.',
  forms: ['site [DIR]', 'page /PATH', 'block NAME', 'deploy WHERE', 'messages LANGUAGE'],
  examples: [
    'site',
    'site my-site --name "Wren Street Bakery" --look warm --color 8A3B12',
    'page /about/team --title "Our team"',
    'block quote',
    'deploy github-pages',
    'messages it',
  ],
  exitCodes: {
    0: 'The files were written.',
    1: 'You cancelled the questions; nothing was written.',
    2: 'The command was used incorrectly, or failed; nothing was written.',
  },
  options: {
    ...SITE_FOLDER,
    title: { type: 'string', description: 'The title of the new page.' },
    description: {
      type: 'string',
      description: 'A sentence that describes the new page or block type.',
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
    if (kindName === 'page' || kindName === 'messages') requireSite(site)
    const { askNew, KINDS, runNew } = await import('./new-command')
    if (kindName === undefined && isTerminal) {
      const asked = await askNew()
      return asked ? runNew(site, asked) : 1
    }
    const kind = KINDS.find((known) => known === kindName)
    if (!kind || name === undefined || others.length > 0) {
      throw new UsageError('Say what to add, and its name.', { showsUsage: true })
    }
    return runNew(site, { kind, name, title, description })
  },
})

type Answers = Partial<Record<keyof typeof SITE_OPTIONS, string>>

async function makeSite(folder: string, answers: Answers): Promise<number> {
  const { runNewSite } = await import('./new-site-command')
  return runNewSite(folder, answers)
}
