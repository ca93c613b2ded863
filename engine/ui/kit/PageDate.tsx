import { renderDate } from '../../core/text/dates'
import { useSite } from '../context/context'

export interface PageDateProps {
  /** As a page has it: `2026-03-01`, or with a time. */
  date: string
  className?: string
}

/** A date in the language of the site. */
export function PageDate({ date, className }: PageDateProps) {
  const { language } = useSite()
  return (
    // Browsers of other years may put a date in slightly other words; those of the HTML stay.
    <time dateTime={date} className={className} suppressHydrationWarning>
      {renderDate(date, language)}
    </time>
  )
}
