import { Anchor, Button, Text } from '@mantine/core'
import type { ChangedFile, StudioChange } from '../../core/studio/changes'
import { useSession } from '../session/use-studio'
import { ChangedWords } from './ChangedWords'
import styles from './ChangeList.module.css'

interface ChangeItemProps {
  file: ChangedFile
  change: StudioChange
  /** Called after the change was taken back, which removes the item from the list. */
  onPutBack: () => void
}

/** A change, with its place in the form. */
export function ChangeItem({ file, change, onPutBack }: ChangeItemProps) {
  const session = useSession()
  const { where, message, words, pointer, edit } = change
  const { version } = file
  const place = where.join(' › ')
  const putBack = () => {
    if (version === undefined || !edit) return
    session.putBack({ file: file.file, version, edit })
    onPutBack()
  }
  return (
    <li className={styles.change}>
      {file.hasForm ? (
        <Anchor
          component="button"
          size="sm"
          ta="start"
          mih={24}
          onClick={() => session.select({ file: file.file, pointer })}
        >
          {place === '' ? 'Page' : place}
        </Anchor>
      ) : (
        <Text size="sm">{place}</Text>
      )}
      {message && (
        <Text size="sm" dir="auto">
          {message}
        </Text>
      )}
      {words && <ChangedWords words={words} />}
      {edit && version !== undefined && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Put back: ${[place, message].filter(Boolean).join(': ')}`}
          onClick={putBack}
        >
          Put back
        </Button>
      )}
    </li>
  )
}
