import type { MenuGroup } from '../../../schemas/generated/types'

export const mend = {
  // Gives a menu links, with or without sections.
  MenuGroup: (group: MenuGroup) =>
    group.sections || group.links
      ? group
      : { ...group, links: [{ label: 'x', placeholder: true }] },
}
