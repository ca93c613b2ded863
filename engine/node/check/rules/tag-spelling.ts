import type { RuleIssue } from '../../lib/problems/problem'
import { replaceText } from '../../lib/problems/proposed-fixes'
import type { SiteRule } from './rule'

/** The location of a tag. */
interface WrittenTag {
  file: string
  pointer: string
  tag: string
}

/** Each tag has one spelling: lists treat a different spelling as a different tag. */
export const tagSpelling: SiteRule = {
  name: 'tag-spelling',
  scope: 'language',
  check({ documents, pages }) {
    const looked = new Set(documents.map(({ file }) => file))
    const groups = new Map<string, WrittenTag[]>()
    for (const { file, data } of pages.values()) {
      for (const { tag, pointer } of listTags(data)) {
        const key = tag.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
        const group = groups.get(key)
        if (group) group.push({ file, pointer, tag })
        else groups.set(key, [{ file, pointer, tag }])
      }
    }
    return [...groups.values()].flatMap(reportOthers).filter(({ file }) => looked.has(file))
  },
}

function listTags(data: unknown): { tag: string; pointer: string }[] {
  const { tags } = (data ?? {}) as { tags?: unknown }
  if (!Array.isArray(tags)) return []
  return tags.flatMap((tag, index) =>
    typeof tag === 'string' ? [{ tag, pointer: `/tags/${index}` }] : [],
  )
}

/** The tags that differ from the most frequent, or the first, spelling. */
function reportOthers(group: WrittenTag[]): RuleIssue[] {
  const [first] = group
  if (!first || group.every(({ tag }) => tag === first.tag)) return []
  const counts = new Map<string, number>()
  for (const { tag } of group) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const [usual = ''] = [...counts].sort(([a, x], [b, y]) => y - x || rank(a) - rank(b))[0] ?? []
  const other = group.find(({ tag }) => tag === usual)
  return group
    .filter(({ tag }) => tag !== usual)
    .map(({ file, pointer, tag }) => ({
      file,
      pointer,
      message: `The tag "${tag}" is written "${usual}" in ${other?.file}.`,
      hint: `Write "${usual}".`,
      fixes: replaceText(tag, [usual]),
    }))
}

/** If two spellings differ in surrounding spaces, the one with spaces is wrong. */
const rank = (tag: string): number => (tag === tag.trim() ? 0 : 1)
