import { Content, Section } from '../../engine/block-api'
import type { ProseBlock, ProseSection } from '../../schemas/generated/types'
import { Contents } from './Contents'
import styles from './Prose.module.css'

/** Running text in sections, with an optional table of contents. */
export function Prose({ block }: { block: ProseBlock }) {
  const { sections, contents, title } = block
  const level = title ? 3 : 2
  return (
    <Section block={block} className={contents ? styles.withContents : styles.prose}>
      {contents && <Contents sections={sections} level={level} />}
      <div className={styles.text}>
        {sections.map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other identity.
          <ProsePart key={index} section={section} level={level} />
        ))}
      </div>
    </Section>
  )
}

function ProsePart({ section, level }: { section: ProseSection; level: 2 | 3 }) {
  const { id, title, content } = section
  const Heading = `h${level}` as const
  return (
    <div id={id} className={styles.part}>
      {title && <Heading>{title}</Heading>}
      <Content content={content} level={title ? (level === 2 ? 3 : 4) : level} />
    </div>
  )
}
