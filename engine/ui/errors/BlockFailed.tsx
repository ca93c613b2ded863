import { useEffect, useRef } from 'react'
import { replayClick } from '../../browser/event-replay'
import { useMessages } from '../context/context'

/** The message in place of a block that failed. */
export function BlockFailed() {
  const messages = useMessages()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const block = element.current?.closest('[data-block]')
    // A click on the button below must not be recorded for a replay.
    if (block) replayClick(block)
  }, [])
  return (
    <div ref={element} className="failure" role="alert">
      <p className="failure-title">{messages.blockFailedTitle}</p>
      <p>{messages.blockFailedText}</p>
      <button type="button" className="failure-button" onClick={() => location.reload()}>
        {messages.refreshPage}
      </button>
    </div>
  )
}
