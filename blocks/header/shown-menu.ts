import type {
  HeaderBlock,
  LinkItem,
  MenuGroup,
  MobileMenu,
  MobileMenuGroup,
} from '../../schemas/generated/types'

/** The mobile menu, with missing properties taken from the header. */
export interface ShownMenu extends Omit<MobileMenu, 'groups' | 'links'> {
  groups: ShownGroup[]
  links: LinkItem[]
}

/** A group defined by the mobile menu, or a menu of the header. */
export type ShownGroup = MobileMenuGroup | MenuGroup

/** Builds the mobile menu. Properties that it does not set come from the header. */
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
