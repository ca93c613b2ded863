/**
 * The groups of block types in the catalogue, in its order: the value of `group` in a block's
 * schema → the heading.
 */
export const BLOCK_GROUPS: Readonly<Record<string, string>> = {
  opening: 'Openings and calls to action',
  text: 'Text',
  media: 'Pictures and media',
  figures: 'Facts and figures',
  lists: 'Lists and pages',
  interaction: 'Forms and interaction',
  layout: 'Layout and navigation',
}

/** The heading of the blocks without a group. */
export const OWN_GROUP = 'Your blocks'
