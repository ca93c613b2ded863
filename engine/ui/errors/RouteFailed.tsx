import { useMessages, usePage } from '../context/context'
import { Link } from '../navigation/Link'

export interface RouteFailedProps {
  /** How many tries have failed; each is announced. Default: 1. */
  errorCount?: number
  onRetry: () => void
}

/**
 * What the main area shows when a page could not be loaded, in the tone of the
 * first band before: the layout may have taken its colours.
 */
export function RouteFailed({ errorCount = 1, onRetry }: RouteFailedProps) {
  const messages = useMessages()
  const tone = usePage().blocks[0]?.tone
  return (
    <div className="failure-page" data-tone={tone}>
      <div className="failure" role="alert">
        <h1 className="failure-title">{messages.blockFailedTitle}</h1>
        <p key={errorCount}>{messages.routeFailed}</p>
        <div className="failure-actions">
          <button type="button" className="failure-button" onClick={onRetry}>
            {messages.tryAgain}
          </button>
          <Link href="/" className="failure-button">
            {messages.goHome}
          </Link>
        </div>
      </div>
    </div>
  )
}
