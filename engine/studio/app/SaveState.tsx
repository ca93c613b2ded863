import { Button, Text } from '@mantine/core'
import { useSession, useStudio } from '../session/use-studio'
import styles from './SaveState.module.css'

/** Whether all changes are saved, and if not, why. */
export function SaveState() {
  const session = useSession()
  const isOnline = useStudio((state) => state.isOnline)
  const isPending = useStudio((state) => state.pendingCount > 0)
  const unsaved = useStudio((state) => state.unsaved)
  const isKept = useStudio(({ problems, unsaved: files }) =>
    problems.some(({ severity, file }) => severity === 'error' && files.has(file)),
  )
  const isBusy = isPending || unsaved.size > 0
  return (
    <div className={styles.state}>
      <Text component="p" size="sm" role="status">
        {isOnline ? describe({ isKept, isBusy, count: unsaved.size }) : 'Not connected'}
      </Text>
      {isKept && isOnline && (
        <Button size="compact-sm" variant="default" onClick={() => session.save()}>
          Save anyway
        </Button>
      )}
    </div>
  )
}

interface Unsaved {
  /** If `true`, an error keeps a file from being saved. */
  isKept: boolean
  isBusy: boolean
  /** The number of files. */
  count: number
}

function describe({ isKept, isBusy, count }: Unsaved): string {
  if (isKept) return count === 1 ? 'Not saved: an error' : `${count} files not saved: errors`
  return isBusy ? 'Saving…' : 'All changes saved'
}
