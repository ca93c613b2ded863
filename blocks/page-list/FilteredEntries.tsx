import { useState } from 'react'
import type { ListedPage } from '../../engine/block-api'
import { resolveTokens } from '../../engine/block-api'
import { Entries, type EntriesProps } from './Entries'
import styles from './FilteredEntries.module.css'

/** A list that visitors can filter by tag. The HTML contains all entries. */
export function FilteredEntries(props: EntriesProps) {
  const { block, pages } = props
  const [chosen, choose] = useState<string>()
  const tags = listTags(pages)
  const { labels } = block
  // A tag that all entries have would filter nothing.
  if (tags.length < 2) return <Entries {...props} />
  const isHidden = ({ tags: own }: ListedPage) => chosen !== undefined && !own.includes(chosen)
  const count = pages.filter((page) => !isHidden(page)).length
  const said = { n: String(count), total: String(pages.length) }
  return (
    <>
      <div className={styles.filter}>
        <fieldset className={styles.tags}>
          <legend className="visually-hidden">{labels.filter}</legend>
          {[undefined, ...tags].map((tag) => (
            <button
              key={tag ?? ''}
              type="button"
              aria-pressed={tag === chosen}
              onClick={() => choose(tag)}
            >
              {tag ?? labels.all}
            </button>
          ))}
        </fieldset>
        <p role="status" className={styles.status}>
          {chosen !== undefined && resolveTokens(labels.shown, said)}
        </p>
      </div>
      <Entries {...props} isHidden={isHidden} />
    </>
  )
}

/** The entries' tags, most frequent first. */
function listTags(pages: ListedPage[]): string[] {
  const counts = new Map<string, number>()
  for (const { tags } of pages) {
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([tag]) => tag)
}
