import { useMessages, usePage } from '../context/context'
import { Link } from '../navigation/Link'

export interface RouteFailedProps {
  /** The number of failed attempts. Each one is announced. Default: 1. */
  errorCount?: number
  onRetry: () => void
}

/**
 * The message in the main area when a page failed to load, in the tone of the previous first
 * section: the layout may have taken its colours.
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
