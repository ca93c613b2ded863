import { useEffect, useState } from 'react'
import { useMessages } from '../context/context'
import { Spinner } from './Spinner'

/** The delay before the loading indicator appears, in milliseconds. */
const BLINK_MS = 150

/** The spinner over a page while the next one is loading. It appears after a short delay. */
export function Loading() {
  const messages = useMessages()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), BLINK_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!late) return null
  return (
    <div className="page-loading">
      <Spinner size="large" label={messages.loading} />
    </div>
  )
}
