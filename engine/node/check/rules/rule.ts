import type { Issue, RuleIssue } from '../../lib/problems/problem'
import type { CheckContext, DocumentContext } from '../facts/context'

interface RuleName {
  /** Permanent: authors and tests know it by this. */
  name: string
  /** What its issues are; errors by default. */
  severity?: 'warning'
  /** A rule beside which this one is silent: what it would say may follow from that. */
  after?: string
}

/**
 * A rule that a file and what all files share (settings, messages, audiences) decide: a file that
 * did not change need not be looked at again.
 */
export interface DocumentRule extends RuleName {
  scope: 'document'
  check: (context: DocumentContext) => RuleIssue[]
}

/** A rule for which other pages matter too; of pages it sees what `keepForSite` keeps. */
export interface SiteRule extends RuleName {
  /**
   * Whether it is asked once about the whole site, or about each of its languages: then it sees the
   * pages and files of that one alone, under the names that a site in one language gives them.
   */
  scope: 'site' | 'language'
  check: (context: CheckContext) => RuleIssue[]
}

/** One thing that is checked beyond the schemas. */
export type Rule = DocumentRule | SiteRule

/** What a rule says, under its name. */
export function applyRule<C>(
  { name, severity, check }: RuleName & { check: (context: C) => RuleIssue[] },
  context: C,
): Issue[] {
  // Each is the rule's own: a copy of all takes longer than to find them.
  return check(context).map((issue) => Object.assign(issue, { rule: name, severity }))
}
