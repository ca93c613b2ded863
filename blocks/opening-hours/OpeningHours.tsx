import { Section, useMessages, useSite, useToday } from '../../engine/block-api'
import type { OpeningHoursBlock } from '../../schemas/generated/types'
import type { Period, SpecialRow, WeekRow } from './build-rows'
import { buildSpecialRows, buildWeek, getWeekday } from './build-rows'
import styles from './OpeningHours.module.css'

/**
 * The weekly opening hours, then those of special dates. Today's row depends on the visitor's
 * clock, so the server's HTML highlights none.
 */
export function OpeningHours({ block }: { block: OpeningHoursBlock }) {
  const site = useSite()
  const { openingHours = site.openingHours ?? [], specialHours = site.specialHours ?? [] } = block
  const today = useToday()
  const special = buildSpecialRows(specialHours)
  const isToday = ({ from, to }: SpecialRow) => today !== undefined && from <= today && today <= to
  const isSpecial = special.some(isToday)
  const weekday = today !== undefined && !isSpecial ? getWeekday(today) : undefined
  return (
    <Section block={block}>
      <table className={styles.hours} aria-label={block.title}>
        <tbody>
          {buildWeek(openingHours).map((row) => (
            <Week
              key={row.weekday ?? 'holidays'}
              row={row}
              isToday={row.weekday !== undefined && row.weekday === weekday}
            />
          ))}
        </tbody>
        {special.length > 0 && (
          <tbody>
            {special.map((row) => (
              <Special
                key={row.from}
                row={row}
                isToday={isToday(row)}
                isPast={today !== undefined && row.to < today}
              />
            ))}
          </tbody>
        )}
      </table>
    </Section>
  )
}

function Week({ row: { weekday, periods }, isToday }: { row: WeekRow; isToday: boolean }) {
  const { language } = useSite()
  const { publicHolidays } = useMessages()
  // 1 January 2024 was a Monday.
  const name =
    weekday === undefined
      ? publicHolidays
      : format(language, { weekday: 'long' }, `2024-01-0${weekday}T00:00Z`)
  return (
    <tr aria-current={isToday ? 'date' : undefined}>
      <th scope="row" suppressHydrationWarning>
        {name}
      </th>
      <Hours periods={periods} />
    </tr>
  )
}

interface SpecialProps {
  row: SpecialRow
  isToday: boolean
  isPast: boolean
}

function Special({ row: { from, to, label, periods }, isToday, isPast }: SpecialProps) {
  const { language } = useSite()
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <tr aria-current={isToday ? 'date' : undefined} hidden={isPast}>
      <th scope="row">
        <span suppressHydrationWarning>{dates.formatRange(new Date(from), new Date(to))}</span>
        {label && <span className={styles.label}>{label}</span>}
      </th>
      <Hours periods={periods} />
    </tr>
  )
}

function Hours({ periods }: { periods: Period[] }) {
  const { language } = useSite()
  const { closed } = useMessages()
  const read = (time: string) => format(language, { timeStyle: 'short' }, `2024-01-01T${time}Z`)
  return (
    <td>
      {periods.length === 0
        ? closed
        : periods.map(({ opens, closes }) => (
            // Browsers may format times slightly differently from the server; its HTML is kept.
            <span key={opens} className={styles.period} suppressHydrationWarning>
              {`${read(opens)} – ${read(closes)}`}
            </span>
          ))}
    </td>
  )
}

function format(language: string, options: Intl.DateTimeFormatOptions, time: string): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(time))
}
