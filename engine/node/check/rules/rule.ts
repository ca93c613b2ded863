import type { Issue, RuleIssue } from '../../lib/problems/problem'
import type { CheckContext, DocumentContext } from '../facts/context'

interface RuleName {
  /** The rule's name. It is permanent: authors and tests refer to it. */
  name: string
  /** The severity of the rule's issues. Default: error. */
  severity?: 'warning' | 'info'
  /**
   * A rule whose issue implies this rule's issue. Then only the other issue is reported. See
   * `about`.
   */
  after?: string
}

/**
 * A rule that depends on a file and on shared files (settings, messages, audiences): an unchanged
 * file need not be checked again.
 */
export interface DocumentRule extends RuleName {
  scope: 'document'
  check: (context: DocumentContext) => RuleIssue[]
}

/**
 * A rule that also depends on other pages. It sees only the page data that `buildCheckedFile`
 * selects.
 */
export interface SiteRule extends RuleName {
  /**
   * The scope: once for the whole site, or once for each language. In the latter case, it sees only
   * that language's pages and files, under the names that they would have on a site in one
   * language.
   */
  scope: 'site' | 'language'
  check: (context: CheckContext) => RuleIssue[]
}

/** A check beyond the schemas. */
export type Rule = DocumentRule | SiteRule

/** A rule's issues, labelled with its name. */
export function applyRule<C>(
  { name, severity, check }: RuleName & { check: (context: C) => RuleIssue[] },
  context: C,
): Issue[] {
  // Changes the rule's own objects, because copying all issues takes longer than finding them.
  return check(context).map((issue) => Object.assign(issue, { rule: name, severity }))
}
