import { basePathOf } from '../../../core/addresses/base'
import type { FilePlace, StudioRequestName, StudioRequests } from '../../../core/studio/protocol'
import { listBlockTypes } from './block-types'
import { listPlaceChoices } from './choices'
import { composePage, findPlace } from './compose-page'
import { findForm } from './find-form'
import { buildOutline } from './outline'
import { listSitePages } from './pages'
import { listSiteProblems, planFix } from './problems'
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
    const route = question.readText('route')
    const page = await openPage(session, route)
    return findPlace(session, page, { route, pointer: question.readText('pointer') })
  },
  form: (session, question) => findForm(session, readPlace(question)),
  pages: (session, question) =>
    listSitePages(session, { query: question.readText('query'), from: question.readStart() }),
  choices: (session, question) =>
    listPlaceChoices(session, {
      ...readPlace(question),
      query: question.readText('query'),
      from: question.readStart(),
    }),
  problems: ({ site }, question) => listSiteProblems(site, question.findText('file')),
  'block-types': (session, question) => listBlockTypes(session, readPlace(question)),
  edit: (session, question) => session.edit(question.readEdits(), question.findText('group')),
  undo: (session) => session.undo(),
  redo: (session) => session.redo(),
  save: (session) => session.save(),
  choose(session, question) {
    const side = question.readOneOf('side', ['mine', 'theirs'])
    const { file, pointer } = readPlace(question)
    return session.choose(file, pointer, side)
  },
  fix(session, question) {
    const problem = question.readObject('problem')
    const choice = {
      ...readPlace(problem),
      rule: problem.readText('rule'),
      message: problem.readText('message'),
      title: question.readText('title'),
    }
    return session.write(() => planFix(session, choice))
  },
}

function readPlace(question: Question): FilePlace {
  return { file: question.readText('file'), pointer: question.readText('pointer') }
}

async function openPage({ site }: StudioSession, route: string) {
  const page = await composePage(site.check, route)
  if (!page) throw new StudioError(404, `There is no page at "${route}".`)
  return page
}
