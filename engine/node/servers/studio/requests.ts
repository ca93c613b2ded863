import { basePathOf } from '../../../core/addresses/base'
import type { StudioRequestName, StudioRequests } from '../../../core/studio/protocol'
import { composePage } from './compose-page'
import { findForm } from './find-form'
import { buildOutline } from './outline'
import type { Question } from './question'
import { StudioError } from './studio-error'
import type { StudioSession } from './studio-session'

type Answer<Name extends StudioRequestName> = (
  session: StudioSession,
  question: Question,
) => StudioRequests[Name]['answer'] | Promise<StudioRequests[Name]['answer']>

/** Request → its answer. */
export const REQUESTS: { [Name in StudioRequestName]?: Answer<Name> } = {
  async site({ site, drafts, history }) {
    const { settings } = (await site.loadState())?.site ?? {}
    const [name, base] = settings ? [settings.brand, basePathOf(settings.url)] : ['', '']
    return { name, base, history, unsaved: [...drafts.list().keys()] }
  },
  async page(session, question) {
    const route = question.readText('route')
    const page = await openPage(session, route)
    return buildOutline(page, route, session.site.check.open().tools)
  },
  file: (session, question) => session.readFile(question.readText('file')),
  async place(session, question) {
    const { findSource } = await openPage(session, question.readText('route'))
    const { file, pointer } = findSource(question.readText('pointer'))
    return session.isFile(file) ? { file, pointer } : null
  },
  form: (session, question) =>
    findForm(session, { file: question.readText('file'), pointer: question.readText('pointer') }),
  edit: (session, question) => session.edit(question.readEdits(), question.findText('group')),
  undo: (session) => session.undo(),
  redo: (session) => session.redo(),
  save: (session) => session.save(),
  choose(session, question) {
    const side = question.readOneOf('side', ['mine', 'theirs'])
    return session.choose(question.readText('file'), question.readText('pointer'), side)
  },
}

async function openPage({ site }: StudioSession, route: string) {
  const page = await composePage(site.check, route)
  if (!page) throw new StudioError(404, `There is no page at "${route}".`)
  return page
}
