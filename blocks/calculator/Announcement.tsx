import { useEffect, useRef, useState } from 'react'
import { useSite } from '../../engine/block-api'
import type { CalculatorBlock } from '../../schemas/generated/types'
import type { ComputedResult } from './calculate'
import { writeResult } from './write-result'

/** How long the results must stay the same before they are announced. */
const PAUSE_MS = 700

export interface AnnouncementProps {
  block: CalculatorBlock
  results: ComputedResult[]
}

/** Announces the emphasised results to screen readers, once the visitor has stopped typing. */
export function Announcement({ block, results }: AnnouncementProps) {
  const { language } = useSite()
  const text = results
    .filter(({ result }) => result.emphasis && result.label)
    .map((computed) => `${computed.result.label}: ${writeResult(computed, { block, language })}`)
    .join('. ')
  const initial = useRef(text)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => {
      if (text !== initial.current) setAnnounced(text)
      initial.current = ''
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  )
}
