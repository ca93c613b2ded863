/** The fixes that a hint proposes. */

import type { Fix, FixEdit, IssueText, ProposedFix } from './problem'

type Fixes = Pick<IssueText, 'fix' | 'fixes'>

/** The certain fix as an edit. */
export function readFix({ property, from, to, offset }: Fix): FixEdit {
  if (property !== undefined) return { kind: 'property', name: property, value: to }
  return { kind: 'text', from, to, ...(offset !== undefined && { offset }) }
}

/** Replaces a text, or part of it, by one of several texts. */
export function replaceText(from: string, texts: string[]): FixEdit[] {
  return texts.filter((to) => to !== from).map((to) => ({ kind: 'text', from, to }))
}

/** Adapts the fixes of a word to the text that contains it. */
export function mapFixes(
  { fix, fixes = [] }: Fixes,
  map: (fix: Pick<Fix, 'from' | 'to'>) => Fix | undefined,
): Fixes {
  const mapped = fixes.flatMap((edit): FixEdit[] => {
    if (edit.kind !== 'text') return [edit]
    const changed = map(edit)
    return changed ? [readFix(changed)] : []
  })
  return { fix: fix && map(fix), ...(mapped.length > 0 && { fixes: mapped }) }
}

/** All fixes of an issue, the certain one first. */
export function listProposed({ fix, fixes = [] }: Fixes): ProposedFix[] {
  const certain = fix ? [{ certain: true as const, edit: readFix(fix) }] : []
  return [...certain, ...fixes.map((edit) => ({ edit }))].map(({ edit, ...own }) => ({
    title: renderTitle(edit),
    ...own,
    edit,
  }))
}

/** A link in rich text. */
const LINK = /^\]\((.*)\)$/s

function renderTitle(edit: FixEdit): string {
  switch (edit.kind) {
    case 'text': {
      const to = edit.to.replace(LINK, '$1')
      return to === '' ? `Remove "${edit.from}"` : `Write "${to}"`
    }
    case 'value':
      return `Write ${JSON.stringify(edit.value)}`
    case 'property':
    case 'member':
      return `Write "${edit.name}": ${JSON.stringify(edit.value)}`
    case 'remove':
      return 'Remove it'
    case 'rename-file':
      return `Rename the file to "${edit.to}"`
    case 'delete-file':
      return 'Delete the file'
  }
}
