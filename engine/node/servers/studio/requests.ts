import { basePathOf } from '../../../core/addresses/base'
import type { FilePlace, StudioRequestName, StudioRequests } from '../../../core/studio/protocol'
import { listBlockLists } from './answers/block-lists'
import { listBlockTypes } from './answers/block-types'
import { carryPlace } from './answers/carry-place'
import { listPlaceChoices } from './answers/choices'
import { composePage, findPlace } from './answers/compose-page'
import { listCopiedIds } from './answers/copied-ids'
import { applyLook, listStudioLooks } from './answers/looks'
import { movePage } from './answers/move-page'
import { buildOutline } from './answers/outline'
import { planPage, planRemoval } from './answers/page-files'
import { listPageLinks } from './answers/page-links'
import { listSitePages } from './answers/pages'
import { planPaste } from './answers/paste'
import { listSiteProblems, planFix } from './answers/problems'
import { planSiteFile } from './answers/site-file'
import { listSiteParts } from './answers/site-parts'
import { addTimes, readShownAt, showAt } from './answers/times'
import { trySearch } from './answers/try-search'
import { listChanges } from './changes/list-changes'
import { describeForm } from './inherited/describe-form'
import { planDetachment } from './inherited/detach'
import type { Question } from './question'
import { StudioError } from './session/studio-error'
import type { StudioSession } from './session/studio-session'
import { labelBlocks } from './words/block-labels'

type Answer<Name extends StudioRequestName> = (
  session: StudioSession,
  question: Question,
) => StudioRequests[Name]['answer'] | Promise<StudioRequests[Name]['answer']>

/** Request → its answer. */
export const REQUESTS: { [Name in StudioRequestName]: Answer<Name> } = {
  async site({ site, history, unsaved }) {
    const { settings } = (await site.loadState())?.site ?? {}
    const [name, base] = settings ? [settings.brand, basePathOf(settings.url)] : ['', '']
    const blockLabels = labelBlocks(site.check.open().tools.schemas)
    return { name, base, shownAt: readShownAt(site), blockLabels, history, unsaved }
  },
  async page(session, question) {
    const route = question.readText('route')
    const page = await openPage(session, route)
    const built = buildOutline(page, route, session.site.check.open().tools)
    const outline = addTimes(built, session.site)
    const { file } = outline
    return session.isFile(file) ? { ...outline, version: session.readFile(file).version } : outline
  },
  'site-parts': listSiteParts,
  file: (session, question) => session.readFile(question.readText('file')),
  async place(session, question) {
    const route = question.readText('route')
    const page = await openPage(session, route)
    return findPlace(session, page, { route, pointer: question.readText('pointer') })
  },
  carry: (session, question) =>
    carryPlace(session, { ...readPlace(question), version: question.readText('version') }),
  form: (session, question) => describeForm(session, readPlace(question)),
  pages: (session, question) =>
    listSitePages(session, { query: question.readText('query'), from: question.readStart() }),
  choices: (session, question) =>
    listPlaceChoices(session, {
      ...readPlace(question),
      query: question.readText('query'),
      from: question.readStart(),
    }),
  problems: (session, question) => listSiteProblems(session, question.findText('file')),
  'block-types': (session, question) => listBlockTypes(session, readPlace(question)),
  'block-lists': (session, question) => listBlockLists(session, readPlace(question)),
  paste(session, question) {
    const paste = { ...readPlace(question), text: question.readText('text') }
    return session.write(() => planPaste(session, paste))
  },
  'copied-ids': (session, question) => listCopiedIds(session, readPlace(question)),
  edit: (session, question) => session.edit(question.readEdits(), question.findText('group')),
  detach(session, question) {
    const use = { ...readPlace(question), name: question.readText('name') }
    return session.write(() => planDetachment(session, use))
  },
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
  'new-page'(session, question) {
    const page = { route: question.readText('route'), title: question.readText('title') }
    return session.write(() => planPage(session, page))
  },
  'move-page': (session, question) =>
    movePage(session, { route: question.readText('route'), to: question.readText('to') }),
  changes: listChanges,
  'page-links': (session, question) => listPageLinks(session, question.readText('file')),
  'delete-page'(session, question) {
    const file = question.readText('file')
    return session.write(() => planRemoval(session, file))
  },
  'new-file'(session, question) {
    const file = question.readText('file')
    return session.write(() => planSiteFile(session, file))
  },
  search: (session, question) =>
    trySearch(session, { route: question.readText('route'), query: question.readText('query') }),
  'show-at': (session, question) => showAt(session, question.findText('at')),
  looks: listStudioLooks,
  'use-look': (session, question) => applyLook(session, question.readText('look')),
}

function readPlace(question: Question): FilePlace {
  return { file: question.readText('file'), pointer: question.readText('pointer') }
}

async function openPage({ site }: StudioSession, route: string) {
  const page = await composePage(site.check, route)
  if (!page) throw new StudioError(404, `There is no page at "${route}".`)
  return page
}
