import { describe, expect, it } from 'vitest'
import type { HeaderBlock } from '../../../schemas/generated/types'
import { buildShownMenu } from '../shown-menu'

const link = (label: string) => ({
  label,
  href: `/${label}`,
  newTab: false,
  placeholder: false,
})
const groups = [{ label: 'Bread', columns: 1 as const, links: [link('rye')] }]
const links = [link('visit')]
const badges = [{ label: 'Stoneground' }]

describe('the menu of narrow screens', () => {
  it('shows the menus and links of the header', () => {
    expect(buildShownMenu({ mobile: { badges }, groups, links })).toEqual({ badges, groups, links })
  })

  it('shows the action of the header, unless it has one of its own', () => {
    const action = { label: 'Order', href: '/order' }
    const own = { label: 'Call', href: 'tel:+441632960114' }
    const show = (mobile: object) =>
      buildShownMenu({ mobile: { badges, ...mobile }, groups, links, action } as HeaderBlock).action
    expect([show({}), show({ action: own })]).toEqual([action, own])
  })

  it('shows its own in place of them, also where these are none', () => {
    const own = { badges: [], groups: [], links: [link('order')] }
    expect(buildShownMenu({ mobile: own, groups, links })).toEqual(own)
    const menu = buildShownMenu({ mobile: { badges: [], groups: [] }, groups, links })
    expect(menu).toEqual({ badges: [], groups: [], links })
  })
})
