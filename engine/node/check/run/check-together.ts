import type { Issue } from '../../problems/problem'
import type { CheckedDocument } from '../facts/context'
import { dropIgnored, findUnusedIgnores } from '../facts/ignored-warnings'
import { isWithdrawn, soften } from '../files/look-ahead'
import type { WholeSite } from '../files/shared-files'
import { buildContexts } from '../files/site-contexts'
import type { ToldDocument } from '../files/validate-file'
import { dropAfter, dropTold } from '../files/validate-file'
import type { Rule, SiteRule } from '../rules/rule'
import { applyRule } from '../rules/rule'
import type { Steps } from './steps'
import { finishSteps } from './steps'

/** What was found in the pages by themselves, and then of the site as a whole. */
export function checkTogether(site: WholeSite, results: ToldDocument[]): Issue[] {
  return finishSteps(checkInSteps(site, results))
}

/** The same, rule by rule. */
export function* checkInSteps(site: WholeSite, results: ToldDocument[]): Steps<Issue[]> {
  const issues = [...site.issues, ...results.flatMap((result) => result.issues)]
  const documents = [...site.documents, ...results.map(({ document }) => document)]
  const found = yield* applySiteRules(site, {
    looked: documents,
    all: documents,
    before: issues,
    wanted: listSiteRules(site.tools.rules),
  })
  const all = [...issues, ...found]
  return [...dropIgnored(all, site.shared), ...findUnusedIgnores(all, site.shared)]
}

/**
 * What is found of one page among the others: in itself, and the errors in what it says of them.
 * What it makes of other pages takes `checkTogether`.
 */
export function checkAmong(site: WholeSite, result: ToldDocument, all: ToldDocument[]): Issue[] {
  const { document, issues } = result
  const found = findErrors(site, { looked: [document], pages: all, before: issues })
  return dropIgnored([...issues, ...found], site.shared)
}

/**
 * What is found of the files that are no pages, beside these: in themselves, and the errors in
 * what they say of pages.
 */
export function checkBeside(site: WholeSite, pages: ToldDocument[]): Issue[] {
  const found = findErrors(site, { looked: [], pages, before: site.issues })
  return dropIgnored([...site.issues, ...found], site.shared)
}

interface FewFiles {
  /** Beside the files that are no pages. */
  looked: CheckedDocument[]
  pages: ToldDocument[]
  before: Issue[]
}

/** Warnings can wait until the whole site is checked: the rules for them take most of the time. */
function findErrors(site: WholeSite, { looked, pages, before }: FewFiles): Issue[] {
  const found = applySiteRules(site, {
    looked: [...site.documents, ...looked],
    all: [...site.documents, ...pages.map(({ document }) => document)],
    before,
    wanted: listSiteRules(site.tools.rules).filter(({ severity }) => severity !== 'warning'),
  })
  const about = new Set((looked.length > 0 ? looked : site.documents).map(({ file }) => file))
  return finishSteps(found).filter(({ file }) => about.has(file))
}

interface Application {
  /** The files that the rules are to speak of. */
  looked: CheckedDocument[]
  all: CheckedDocument[]
  /** What has been said of them. */
  before: Issue[]
  wanted: SiteRule[]
}

const listSiteRules = (rules: Rule[]): SiteRule[] =>
  rules.filter((rule) => rule.scope !== 'document')

/** Applies rules of the whole site to some of its documents. */
function* applySiteRules(
  { listed, shared, tools: { rules } }: WholeSite,
  { looked, all, before, wanted }: Application,
): Steps<Issue[]> {
  // Without any page, everything would seem to lead nowhere: that the first is missing is told.
  if (all.every(({ route }) => route === undefined)) return []
  const withdrawn = all.filter((document) => isWithdrawn(document, shared.clock))
  const unseen = new Set(withdrawn.map(({ file }) => file))
  const { whole, languages } = buildContexts({ listed, shared }, { looked, all, unseen })
  const found: Issue[] = []
  for (const rule of wanted) {
    for (const { context, nameBack } of rule.scope === 'language' ? languages : [whole]) {
      yield
      for (const issue of nameBack(applyRule(rule, context))) {
        found.push(unseen.has(issue.file) ? soften(issue) : issue)
      }
    }
  }
  return dropAfter(dropTold(found, before, rules), before, rules)
}
