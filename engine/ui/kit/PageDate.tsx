import { renderDate } from '../../core/text/dates'
import { useSite } from '../context/context'

export interface PageDateProps {
  /** The date in the page's format: `2026-03-01`, or with a time. */
  date: string
  className?: string
}

/** A date in the site's language. */
export function PageDate({ date, className }: PageDateProps) {
  const { language } = useSite()
  return (
    // Older browsers may format a date slightly differently; the HTML is kept.
    <time dateTime={date} className={className} suppressHydrationWarning>
      {renderDate(date, language)}
    </time>
  )
}
