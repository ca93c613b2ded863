import { Button, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useSession, useStudio } from '../session/use-studio'
import styles from './SaveState.module.css'

/** Files without new errors are saved within this time, in milliseconds. */
const SAVE_TIME = 1500

/** Whether all changes are saved. If an error keeps files from being saved, a button saves them. */
export function SaveState() {
  const session = useSession()
  const isOnline = useStudio((state) => state.isOnline)
  const isPending = useStudio((state) => state.pendingCount > 0)
  const unsaved = useStudio((state) => state.unsaved)
  const count = unsaved.size
  const [before] = useDebouncedValue(unsaved, SAVE_TIME)
  const isKept = count > 0 && before === unsaved && !isPending
  return (
    <div className={styles.state}>
      <Text component="p" size="sm" role="status">
        {isOnline ? describe(isPending ? 1 : count, isKept) : 'Not connected'}
      </Text>
      {isKept && isOnline && (
        <Button size="compact-sm" variant="default" onClick={() => session.save()}>
          Save anyway
        </Button>
      )}
    </div>
  )
}

function describe(count: number, isKept: boolean): string {
  if (count === 0) return 'All changes saved'
  if (!isKept) return 'Saving…'
  return count === 1
    ? '1 file is not saved: see Problems'
    : `${count} files are not saved: see Problems`
}
