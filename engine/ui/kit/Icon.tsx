import { createElement } from 'react'
import { own, usePage, useSite } from '../context/context'

/** A decorative outline icon by name; nothing if the name is unknown. */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  const page = usePage()
  const site = useSite()
  const nodes = own(page.icons, name) ?? own(site.icons, name)
  if (!nodes) return null
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {nodes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
