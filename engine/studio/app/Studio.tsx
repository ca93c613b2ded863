import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { FormPanel } from '../panels/FormPanel'
import { SidePanel } from '../panels/SidePanel'
import { useStudio } from '../session/use-studio'
import { Notices } from './Notices'
import type { PreviewSize } from './Preview'
import { Preview } from './Preview'
import styles from './Studio.module.css'
import { TopBar } from './TopBar'
import { useUndoKeys } from './use-undo-keys'

/** The panes. A narrow window shows one at a time. */
const PANES = [
  { value: 'side', label: 'Pages' },
  { value: 'page', label: 'Page' },
  { value: 'edit', label: 'Edit' },
]

/** The page between the list of its blocks and the form of what is selected. */
export function Studio() {
  const [size, setSize] = useState<PreviewSize>('desktop')
  const [usesPage, setUsesPage] = useState(false)
  const [pane, setPane] = useState('page')
  const selected = useStudio(({ selection }) => selection?.form)
  const [shownForm, setShownForm] = useState(selected)
  useUndoKeys()
  // In a narrow window, a click on the page opens the form.
  if (selected !== shownForm) {
    setShownForm(selected)
    if (selected) setPane('edit')
  }
  return (
    <div className={styles.studio} data-pane={pane}>
      <TopBar size={size} onSize={setSize} usesPage={usesPage} onUsesPage={setUsesPage} />
      <Notices />
      <main className={styles.main}>
        <SegmentedControl
          className={styles.panes}
          fullWidth
          aria-label="Shown part"
          data={PANES}
          value={pane}
          onChange={setPane}
        />
        <div className={styles.body}>
          <nav className={styles.side} aria-label="Pages and blocks">
            <SidePanel />
          </nav>
          <div className={styles.page}>
            <Preview size={size} usesPage={usesPage} />
          </div>
          <section className={styles.form} aria-label="Edit">
            <FormPanel />
          </section>
        </div>
      </main>
    </div>
  )
}
