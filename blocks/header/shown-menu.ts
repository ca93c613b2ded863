import type {
  HeaderBlock,
  LinkItem,
  MenuGroup,
  MobileMenu,
  MobileMenuGroup,
} from '../../schemas/generated/types'

/** The menu of narrow screens with what it has of the header. */
export interface ShownMenu extends Omit<MobileMenu, 'groups' | 'links'> {
  groups: ShownGroup[]
  links: LinkItem[]
}

/** A group of its own, or a menu of the header. */
export type ShownGroup = MobileMenuGroup | MenuGroup

/** The menu of narrow screens: what it does not have itself is that of the header. */
export function buildShownMenu({
  mobile,
  groups,
  links,
  action,
}: Pick<HeaderBlock, 'mobile' | 'groups' | 'links' | 'action'>): ShownMenu {
  return {
    ...mobile,
    groups: mobile.groups ?? groups,
    links: mobile.links ?? links,
    action: mobile.action ?? action,
  }
}
