import { Stack, Text, Title } from '@mantine/core'
import { useRef } from 'react'
import type { ChangedFile, SiteChanges } from '../../core/studio/changes'
import { ChangeItem } from './ChangeItem'
import styles from './ChangeList.module.css'

/** What has changed since the last commit, by page. */
export function ChangeList({ changes }: { changes: SiteChanges }) {
  const { reason, commit, files, total } = changes
  const status = useRef<HTMLParagraphElement>(null)
  if (reason !== undefined) {
    return (
      <Stack gap="xs">
        <Text size="sm">The studio compares your site with its last commit in Git.</Text>
        <Text size="sm" c="dimmed">
          {reason}
        </Text>
      </Stack>
    )
  }
  return (
    <Stack gap="xs">
      <Text ref={status} tabIndex={-1} size="sm" role="status">
        {describeCount(total)}
      </Text>
      {commit && (
        <Text size="sm" c="dimmed">
          {`Since “${commit.title}”, ${writeDate(commit.time)}`}
        </Text>
      )}
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.file} className={styles.file}>
            <FileChanges file={file} onPutBack={() => status.current?.focus()} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

interface FileChangesProps {
  file: ChangedFile
  onPutBack: () => void
}

function FileChanges({ file, onPutBack }: FileChangesProps) {
  const { label, message, changes, total } = file
  const hidden = total - changes.length - Number(message !== undefined)
  return (
    <>
      <Title order={2} size="sm" dir="auto">
        {label}
      </Title>
      {label !== file.file && (
        <Text size="xs" c="dimmed">
          {file.file}
        </Text>
      )}
      {message && <Text size="sm">{message}</Text>}
      <ul className={styles.changes}>
        {changes.map((change) => (
          <ChangeItem
            key={`${change.kind} ${change.pointer} ${change.where.join()} ${change.message}`}
            file={file}
            change={change}
            onPutBack={onPutBack}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Text size="sm" c="dimmed">
          {`${hidden} more`}
        </Text>
      )}
    </>
  )
}

function describeCount(count: number): string {
  if (count === 0) return 'Nothing has changed.'
  return count === 1 ? '1 change' : `${count} changes`
}

const writeDate = (time: string) =>
  new Date(time).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' })
