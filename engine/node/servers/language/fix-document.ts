import { fixInRounds, isBetter } from '../../edit/fix/fix-rounds'
import { fixText } from '../../edit/fix/fix-text'
import type { TextChange } from '../../edit/write/text-changes'
import { listTextChanges } from '../../edit/write/text-changes'
import type { Problem } from '../../lib/problems/problem'
import type { LanguageSite } from './language-site'
import type { SiteDocument } from './site-documents'

/**
 * Applies the certain fixes to the text of a document in the rounds of `quire fix`. A problem from a
 * rule about the whole site counts as solved once it is fixed, because only a check of the whole
 * site would show it.
 */
export async function fixDocument(
  site: LanguageSite,
  { file, document }: SiteDocument,
): Promise<TextChange[]> {
  let text = document.getText()
  const solved = new Set<string>()
  const isLeft = (problem: Problem) =>
    !site.check.isSiteRule(problem.rule) || !solved.has(nameOf(problem))
  let problems = site.listProblems(file).filter(isLeft)

  function attempt(batch: Problem[]): boolean {
    const next = fixText(text, batch).text
    if (next === text) return false
    for (const problem of batch) solved.add(nameOf(problem))
    const left = site.tryText(file, next).filter(isLeft)
    if (!isBetter(batch, problems, left)) {
      for (const problem of batch) solved.delete(nameOf(problem))
      return false
    }
    text = next
    problems = left
    return true
  }

  await fixInRounds(() => problems, attempt)
  return listTextChanges(document.getText(), text)
}

function nameOf({ rule, pointer, message }: Problem): string {
  return `${rule} ${pointer} ${message}`
}
