import { clsx } from 'clsx'
import { Actions, RichText, Section, useSite } from '../../engine/block-api'
import type { Plan, PlansBlock } from '../../schemas/generated/types'
import { useChosenPeriod } from './chosen-period'
import { formatPrice } from './format-price'
import { PeriodSwitch } from './PeriodSwitch'
import styles from './Plans.module.css'

/** Plans in columns, with a switch if prices depend on the billing period. */
export function Plans({ block }: { block: PlansBlock }) {
  const { periods, items, title } = block
  const [chosen, choose] = useChosenPeriod(periods.map(({ label, unit }) => label ?? unit))
  const isShort = items.every(({ action, features }) => !action && features.length === 0)
  const Heading = title ? 'h3' : 'h2'
  return (
    <Section block={block}>
      {periods.length > 1 && <PeriodSwitch periods={periods} chosen={chosen} choose={choose} />}
      <ul className={clsx(styles.plans, isShort && styles.short)} data-count={items.length}>
        {items.map((plan, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two plans can have one name.
          <li key={index} className={clsx(plan.featured && styles.featured)}>
            <div>
              <div className={styles.head}>
                <Heading className={styles.name}>{plan.name}</Heading>
                {plan.badge && <p className={styles.badge}>{plan.badge}</p>}
              </div>
              {plan.text && (
                <p className={styles.text}>
                  <RichText text={plan.text} />
                </p>
              )}
            </div>
            <Prices plan={plan} block={block} chosen={chosen} />
            <div>{plan.action && <Actions items={[plan.action]} />}</div>
            <Features plan={plan} notIncluded={block.notIncluded} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface PricesProps {
  plan: Plan
  block: PlansBlock
  chosen: number
}

function Prices({ plan: { prices = [], priceText }, block, chosen }: PricesProps) {
  const { language } = useSite()
  const { periods, currency } = block
  if (priceText) return <p className={clsx(styles.price, styles.words)}>{priceText}</p>
  return (
    <div>
      {periods.map(({ unit }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: periods have no other identity.
        <p key={index} className={clsx(styles.price, index !== chosen && styles.other)}>
          {/* The browser may format the price differently from the build. */}
          <span className={styles.amount} suppressHydrationWarning>
            {formatPrice(prices[index] ?? 0, currency, language)}
          </span>{' '}
          <span className={styles.unit}>{unit}</span>
        </p>
      ))}
    </div>
  )
}

function Features({ plan: { features }, notIncluded }: { plan: Plan; notIncluded: string }) {
  if (features.length === 0) return null
  return (
    <ul className={styles.features}>
      {features.map(({ text, included }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: features have no other identity.
        <li key={index} className={included ? styles.with : styles.without}>
          {!included && <span className="visually-hidden">{notIncluded} </span>}
          <RichText text={text} />
        </li>
      ))}
    </ul>
  )
}
