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

/** The pages' issues and the whole site's issues. */
export function checkTogether(site: WholeSite, pages: CheckedFile[]): Issue[] {
  return finishSteps(checkInSteps(site, pages))
}

/** Rule → issues about the whole site. */
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
 * The issues of one page: from its own check and, given all pages, from rules about the whole site.
 * For the page's effects on other pages, see `checkTogether`.
 */
export function checkAmong(site: WholeSite, page: CheckedFile, pages?: CheckedFile[]): Issue[] {
  const found = pages ? findErrors(site, page, pages) : []
  const documents = [page, ...site.documents]
  return filterIssues([...page.issues, ...found], { ...site, documents })
}

/** The issues in the files that are not pages, without rules about the whole site. */
export function checkBeside(site: WholeSite): Issue[] {
  return filterIssues(site.issues, site)
}

/**
 * Warnings and notes are only determined when the whole site is checked, because their rules take
 * most of the time.
 */
function findErrors(site: WholeSite, page: CheckedFile, pages: CheckedFile[]): Issue[] {
  const found = applySiteRules(site, {
    looked: [...site.documents, page],
    all: [...site.documents, ...pages],
    wanted: listSiteRules(site.tools.rules).filter(isError),
  })
  return finishSteps(found).filter(({ file }) => file === page.file)
}

interface Application {
  /** The files about which the rules report issues. */
  looked: CheckedFile[]
  all: CheckedFile[]
  wanted: SiteRule[]
}

const listSiteRules = (rules: Rule[]): SiteRule[] =>
  rules.filter((rule) => rule.scope !== 'document')

/** Applies rules about the whole site to some of its files. */
function* applySiteRules(
  { listed, shared }: WholeSite,
  { looked, all, wanted }: Application,
): Steps<Issue[]> {
  // Without any page, every link would be reported. Another rule reports the missing first page.
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
