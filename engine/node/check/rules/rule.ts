import type { Issue, RuleIssue } from '../../lib/problems/problem'
import type { CheckContext, DocumentContext } from '../facts/context'

interface RuleName {
  /** Permanent: authors and tests refer to it. */
  name: string
  /** The severity of its issues. Default: error. */
  severity?: 'warning' | 'info'
  /** A rule whose issue implies this one's: then only the other is reported. See `about`. */
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

/** A rule that also depends on other pages. It sees of pages what `buildCheckedFile` selects. */
export interface SiteRule extends RuleName {
  /**
   * Whether it runs once for the whole site, or for each of its languages: then it sees only the
   * pages and files of that language, under the names of a site in one language.
   */
  scope: 'site' | 'language'
  check: (context: CheckContext) => RuleIssue[]
}

/** A check beyond the schemas. */
export type Rule = DocumentRule | SiteRule

/** The issues of a rule, with its name. */
export function applyRule<C>(
  { name, severity, check }: RuleName & { check: (context: C) => RuleIssue[] },
  context: C,
): Issue[] {
  // Changes the rule's own objects: copying all issues takes longer than finding them.
  return check(context).map((issue) => Object.assign(issue, { rule: name, severity }))
}
