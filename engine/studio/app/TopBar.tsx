import { SegmentedControl, Switch, Text } from '@mantine/core'
import undoIcon from '@tabler/icons/outline/arrow-back-up.svg'
import redoIcon from '@tabler/icons/outline/arrow-forward-up.svg'
import { IconButton } from '../kit/IconButton'
import { useSession, useStudio } from '../session/use-studio'
import type { PreviewSize } from './Preview'
import { SaveState } from './SaveState'
import { ShownTime } from './ShownTime'
import styles from './TopBar.module.css'

const SIZES: { value: PreviewSize; label: string }[] = [
  { value: 'phone', label: 'Phone' },
  { value: 'tablet', label: 'Tablet' },
  { value: 'desktop', label: 'Desktop' },
]

interface TopBarProps {
  size: PreviewSize
  onSize: (size: PreviewSize) => void
  usesPage: boolean
  onUsesPage: (usesPage: boolean) => void
}

export function TopBar({ size, onSize, usesPage, onUsesPage }: TopBarProps) {
  const session = useSession()
  const siteName = useStudio((state) => state.siteName)
  const title = useStudio((state) => state.page?.title)
  const { canUndo, canRedo } = useStudio((state) => state.history)
  return (
    <section className={styles.bar} aria-label="Site and page">
      <div className={styles.title}>
        <Text component="p" size="xs" c="dimmed" truncate dir="auto">
          {siteName}
        </Text>
        <h1 className={styles.page} dir="auto">
          {title ?? 'Studio'}
        </h1>
      </div>
      <div className={styles.history}>
        <IconButton
          icon={undoIcon}
          label="Undo"
          keys="Ctrl+Z"
          isDisabled={!canUndo}
          onClick={() => session.undo()}
        />
        <IconButton
          icon={redoIcon}
          label="Redo"
          keys="Ctrl+Y"
          isDisabled={!canRedo}
          onClick={() => session.redo()}
        />
      </div>
      <SaveState />
      <div className={styles.view}>
        <ShownTime />
        <Switch
          label="Use the page"
          checked={usesPage}
          onChange={(event) => onUsesPage(event.currentTarget.checked)}
        />
        <SegmentedControl
          className={styles.sizes}
          size="xs"
          aria-label="Width of the page"
          data={SIZES}
          value={size}
          onChange={(value) => onSize(value as PreviewSize)}
        />
      </div>
    </section>
  )
}
