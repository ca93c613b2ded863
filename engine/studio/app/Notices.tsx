import { Alert, Code } from '@mantine/core'
import { useSession, useStudio } from '../session/use-studio'
import styles from './Notices.module.css'

/** What keeps changes from reaching the site. */
export function Notices() {
  const session = useSession()
  const isOnline = useStudio((state) => state.isOnline)
  const refused = useStudio((state) => state.refused)
  if (isOnline && !refused) return null
  return (
    <div className={styles.notices}>
      {!isOnline && (
        <Alert color="orange" role="alert" title="Quire is not running">
          Your changes are kept in this window. Start <Code>quire dev</Code> again, and they are
          sent.
        </Alert>
      )}
      {refused && (
        <Alert
          color="red"
          role="alert"
          title="A change was refused"
          withCloseButton
          closeButtonLabel="Close"
          onClose={() => session.dismissRefused()}
        >
          {refused.message}
          {refused.text && <Code block>{refused.text}</Code>}
        </Alert>
      )}
    </div>
  )
}
