import type { CSSProperties } from 'react'
import { Content, Section, useAsset, useFile, useMessages } from '../../engine/block-api'
import type { Captions, VideoBlock } from '../../schemas/generated/types'
import styles from './Video.module.css'

/** A self-hosted video. It loads only when the visitor plays it. */
export function Video({ block }: { block: VideoBlock }) {
  const { title, files, poster, captions, transcript } = block
  const picture = useAsset(poster)
  const { width, height } = useFile(files[0] ?? '') ?? {}
  const { transcript: label } = useMessages()
  return (
    <Section block={block}>
      {/* biome-ignore lint/a11y/useMediaCaption: the check asks authors for captions. */}
      <video
        className={styles.video}
        style={width && height ? buildShape(width / height) : undefined}
        width={width}
        height={height}
        poster={picture?.url}
        aria-label={title}
        controls
        playsInline
        preload="none"
      >
        {files.map((file) => (
          <VideoSource key={file} file={file} />
        ))}
        {captions.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: captions have no other identity.
          <VideoTrack key={index} captions={entry} />
        ))}
      </video>
      {transcript && (
        <details className={styles.transcript}>
          <summary>{label}</summary>
          <Content content={transcript} />
        </details>
      )}
    </Section>
  )
}

function VideoSource({ file }: { file: string }) {
  return <source src={useFile(file)?.url} type={`video/${file.slice(file.lastIndexOf('.') + 1)}`} />
}

function VideoTrack({ captions: { file, language, label } }: { captions: Captions }) {
  return <track kind="captions" src={useFile(file)?.url} srcLang={language} label={label} />
}

function buildShape(ratio: number): CSSProperties {
  const shape = { '--ratio': ratio.toFixed(4) }
  return shape as CSSProperties
}
