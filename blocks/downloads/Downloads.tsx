import { RichText, Section, useAddressOf, useFile } from '../../engine/block-api'
import type { Download, DownloadsBlock } from '../../schemas/generated/types'
import styles from './Downloads.module.css'

/** Files to download, each with its type and size. */
export function Downloads({ block }: { block: DownloadsBlock }) {
  return (
    <Section block={block}>
      <ul className={styles.list}>
        {block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may be listed under two titles.
          <DownloadRow key={index} item={item} />
        ))}
      </ul>
    </Section>
  )
}

function DownloadRow({ item: { file, title, text } }: { item: Download }) {
  const addressOf = useAddressOf()
  const { url, name, kind, size } = useFile(file) ?? {}
  return (
    <li>
      <a href={url ?? addressOf(file)} download={name ?? true} className={styles.link}>
        <span className={styles.sheet} aria-hidden="true">
          {kind}
        </span>
        <span className={styles.title}>{title}</span>{' '}
        <span className={styles.size}>
          <span className="visually-hidden">{kind}</span> {size}
        </span>
      </a>
      {text && (
        <p className={styles.text}>
          <RichText text={text} />
        </p>
      )}
    </li>
  )
}
