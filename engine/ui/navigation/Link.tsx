import type { ComponentProps, ReactNode } from 'react'
import type { LinkItem } from '../../../schemas/generated/types'
import { validateUrl } from '../../core/addresses/urls'
import { useAddressOf, useMessages } from '../context/context'

/**
 * A link. It is a plain `a` element: `startLinks` makes every link in the document navigate in the
 * app, so that links work before their block is hydrated. `href` is as in the site's JSON. If its
 * URL is invalid, the label is rendered as text.
 */
export function Link(props: ComponentProps<'a'>) {
  const addressOf = useAddressOf()
  const { href } = props
  if (href === undefined) return <a {...props} />
  if (validateUrl(href)) return <span className={props.className}>{props.children}</span>
  return <a {...props} href={addressOf(href)} />
}

type Target = Pick<LinkItem, 'label' | 'href' | 'newTab' | 'placeholder'>

export interface LinkToProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  /** A toast to show after the navigation. */
  'data-toast'?: string
  item: Target
  /** The link's content, if it is not the label. */
  children?: ReactNode
}

/**
 * The link that an item in the site's JSON describes. An item without a target is a declared
 * placeholder: it can be focused but does nothing. Its accessible description explains this.
 */
export function LinkTo({ item, children = item.label, ...props }: LinkToProps) {
  const messages = useMessages()
  if (item.href === undefined) return <Placeholder {...props}>{children}</Placeholder>
  if (!item.newTab) {
    return (
      <Link {...props} href={item.href}>
        {children}
      </Link>
    )
  }
  return (
    <Link {...props} href={item.href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({messages.newTab})</span>
    </Link>
  )
}

function Placeholder(props: ComponentProps<'a'>) {
  const { placeholder } = useMessages()
  return <a {...props} role="link" aria-disabled="true" title={placeholder} tabIndex={0} />
}
