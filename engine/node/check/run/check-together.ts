import type { Issue } from '../../lib/problems/problem'
import { isError } from '../../lib/problems/problem'
import type { CheckedFile } from '../facts/context'
import { listUnpublished } from '../facts/unpublished'
import type { WholeSite } from '../files/shared-files'
import { buildContexts } from '../files/site-contexts'
import { filterIssues } from '../filters/issue-filters'
import type { Rule, SiteRule } from '../rules/rule'
import { applyRule } from '../rules/rule'
import type { Steps } from './steps'
import { finishSteps } from './steps'

/** The issues of the pages, and those of the whole site. */
export function checkTogether(site: WholeSite, pages: CheckedFile[]): Issue[] {
  return finishSteps(checkInSteps(site, pages))
}

/** The issues of the whole site, by rule. */
export function* checkInSteps(site: WholeSite, pages: CheckedFile[]): Steps<Issue[]> {
  const issues = [...site.issues, ...pages.flatMap((page) => page.issues)]
  const documents = [...site.documents, ...pages]
  const found = yield* applySiteRules(site, {
    looked: documents,
    all: documents,
    wanted: listSiteRules(site.tools.rules),
  })
  return filterIssues([...issues, ...found], { ...site, documents, isWhole: true })
}

/**
 * The issues of one page: its own, and those of rules about the whole site that are located in it.
 * For its effects on other pages, see `checkTogether`.
 */
export function checkAmong(site: WholeSite, page: CheckedFile, pages?: CheckedFile[]): Issue[] {
  const found = pages ? findErrors(site, [page], pages) : []
  const documents = [page, ...site.documents]
  return filterIssues([...page.issues, ...found], { ...site, documents })
}

/**
 * The issues of the other files: in each file itself, and errors in its references to pages.
 */
export function checkBeside(site: WholeSite, pages?: CheckedFile[]): Issue[] {
  const found = pages ? findErrors(site, [], pages) : []
  return filterIssues([...site.issues, ...found], site)
}

/** Warnings and notes can wait until the whole site is checked: the rules for them take most of the time. */
function findErrors(site: WholeSite, looked: CheckedFile[], pages: CheckedFile[]): Issue[] {
  const found = applySiteRules(site, {
    looked: [...site.documents, ...looked],
    all: [...site.documents, ...pages],
    wanted: listSiteRules(site.tools.rules).filter(isError),
  })
  const about = new Set((looked.length > 0 ? looked : site.documents).map(({ file }) => file))
  return finishSteps(found).filter(({ file }) => about.has(file))
}

interface Application {
  /** The files that the rules are to speak of. */
  looked: CheckedFile[]
  all: CheckedFile[]
  wanted: SiteRule[]
}

const listSiteRules = (rules: Rule[]): SiteRule[] =>
  rules.filter((rule) => rule.scope !== 'document')

/** Applies rules about the whole site to some of its documents. */
function* applySiteRules(
  { listed, shared }: WholeSite,
  { looked, all, wanted }: Application,
): Steps<Issue[]> {
  // Without any page, every link would be reported; the missing first page is reported elsewhere.
  if (all.every(({ route }) => route === undefined)) return []
  const unseen = listUnpublished(all, shared.clock)
  const { whole, languages } = buildContexts({ listed, shared }, { looked, all, unseen })
  const found: Issue[] = []
  for (const rule of wanted) {
    for (const { context, nameBack } of rule.scope === 'language' ? languages : [whole]) {
      yield
      for (const issue of nameBack(applyRule(rule, context))) found.push(issue)
    }
  }
  return found
}
