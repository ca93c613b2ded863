import type { AlertProps } from '@mantine/core'
import { Alert, Anchor, Code, List } from '@mantine/core'
import type { PageLink } from '../../core/studio/protocol'
import { useSession, useStudio } from '../session/use-studio'
import styles from './Notices.module.css'

/** What keeps changes from reaching the site, and what is left to do after a change. */
export function Notices() {
  const session = useSession()
  const isOnline = useStudio((state) => state.isOnline)
  const refused = useStudio((state) => state.refused)
  const notes = useStudio((state) => state.notes)
  const links = useStudio((state) => state.brokenLinks)
  if (isOnline && !refused && notes.length === 0 && links.length === 0) return null
  return (
    <div className={styles.notices}>
      {!isOnline && (
        <Alert color="orange" role="alert" title="Quire is not running">
          Your changes are kept in this window. Start <Code>quire dev</Code> again, and they are
          sent.
        </Alert>
      )}
      {refused && (
        <Dismissible
          color="red"
          title={refused.text ? 'A change was refused' : 'This is not possible'}
          onClose={() => session.dismissRefused()}
        >
          {refused.message}
          {refused.text && <Code block>{refused.text}</Code>}
        </Dismissible>
      )}
      {links.length > 0 && <BrokenLinks links={links} />}
      {notes.length > 0 && (
        <Dismissible
          color="blue"
          title="The page has its new address. Please check:"
          onClose={() => session.dismissNotes()}
        >
          <List size="sm">
            {notes.map((note) => (
              <List.Item key={note}>{note}</List.Item>
            ))}
          </List>
        </Dismissible>
      )}
    </div>
  )
}

/** The links to the page that was deleted last. Each opens its form. */
function BrokenLinks({ links }: { links: readonly PageLink[] }) {
  const session = useSession()
  return (
    <Dismissible
      color="orange"
      title="Links to the deleted page:"
      onClose={() => session.dismissBrokenLinks()}
    >
      <List size="sm">
        {links.map(({ place, label }) => (
          <List.Item key={place.file + place.pointer}>
            <Anchor component="button" size="sm" mih={24} onClick={() => session.select(place)}>
              {label}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Dismissible>
  )
}

/** A notice that authors can close. */
function Dismissible(props: Pick<AlertProps, 'color' | 'title' | 'onClose' | 'children'>) {
  return <Alert role="alert" withCloseButton closeButtonLabel="Close" {...props} />
}
