import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FORM_ID } from '../kit/form-id'
import { SkipLink } from '../kit/SkipLink'
import { FormPanel } from '../panels/FormPanel'
import { SidePanel } from '../panels/SidePanel'
import { useStudio } from '../session/use-studio'
import { Notices } from './Notices'
import type { PreviewSize } from './Preview'
import { Preview } from './Preview'
import styles from './Studio.module.css'
import { TopBar } from './TopBar'
import { useUndoKeys } from './use-undo-keys'

/** The panes. A narrow window shows one of them, and a wider one the page and another one. */
const PANES = [
  { value: 'side', label: 'Contents' },
  { value: 'page', label: 'Page' },
  { value: 'edit', label: 'Edit' },
]

const SIDE_ID = 'side'

/** The page between the list of its blocks and the form of what is selected. */
export function Studio() {
  const [chosenSize, setSize] = useState<PreviewSize>()
  const [usesPage, setUsesPage] = useState(false)
  const [pane, setPane] = useState('page')
  const selected = useStudio(({ selection }) => selection?.form)
  const announcement = useStudio((state) => state.announcement)
  const isBeside = useStudio(({ selection }) => selection?.isBeside === true)
  const [shownForm, setShownForm] = useState(selected)
  const form = useRef<HTMLElement>(null)
  const size = useSize(chosenSize)
  useUndoKeys()
  // In a narrow window, a click on the page opens the form.
  if (selected !== shownForm) {
    setShownForm(selected)
    if (selected && !isBeside) setPane('edit')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form starts at its top.
  useEffect(() => {
    if (!form.current?.contains(document.activeElement)) form.current?.scrollTo(0, 0)
  }, [selected])
  useLayoutEffect(() => {
    // The pane that had the focus is hidden.
    if (pane === 'edit' && document.activeElement === document.body) form.current?.focus()
  }, [pane])
  return (
    <div className={styles.studio} data-pane={pane}>
      <TopBar size={size} onSize={setSize} usesPage={usesPage} onUsesPage={setUsesPage} />
      <Notices />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
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
          <nav id={SIDE_ID} className={styles.side} aria-label="Pages and blocks" tabIndex={-1}>
            <SidePanel />
          </nav>
          <div className={styles.page}>
            <SkipLink target={FORM_ID}>Skip the page</SkipLink>
            <Preview size={size} usesPage={usesPage} />
          </div>
          <section ref={form} id={FORM_ID} className={styles.form} aria-label="Edit" tabIndex={-1}>
            <SkipLink target={SIDE_ID}>Go to the pages and blocks</SkipLink>
            <FormPanel />
            {selected && <SkipLink target={SIDE_ID}>Back to the pages and blocks</SkipLink>}
          </section>
        </div>
      </main>
    </div>
  )
}

/** The size of the page: the author's choice, or the one that fits the window. */
function useSize(chosen: PreviewSize | undefined): PreviewSize {
  const isNarrow = useMediaQuery('(width < 48rem)')
  const isMedium = useMediaQuery('(width < 75rem)')
  if (isNarrow) return 'window'
  return chosen ?? (isMedium ? 'tablet' : 'desktop')
}
