import { isWithinPointer } from '../../core/json-pointer'
import { addToIndex } from '../../core/studio/move-target'
import type { FilePlace, OutlineBlock } from '../../core/studio/protocol'
import { DragHandle } from '../kit/DragHandle'
import { FORM_ID } from '../kit/form-id'
import { ListButton } from '../kit/ListButton'
import { SkipLink } from '../kit/SkipLink'
import type { Dragging } from '../kit/use-dragging'
import { useDragging } from '../kit/use-dragging'
import { findItem, isAt, isPageItem, listBlocks } from '../session/outline'
import { useBlockLabel, useSession, useStudio } from '../session/use-studio'
import styles from './BlockList.module.css'
import { BlockMenu } from './BlockMenu'
import type { BlockCommands, BlockEvents } from './use-block-commands'

interface BlockItemsProps {
  blocks: OutlineBlock[]
  commands: BlockCommands
  events: BlockEvents
}

/** Blocks with the blocks within them. They can be dragged from one list to another. */
export function BlockItems({ blocks, ...on }: BlockItemsProps) {
  const file = useStudio((state) => state.page?.file)
  const selected = useStudio((state) => state.selection?.form.place)
  const items = listBlocks(blocks).filter((one) => isPageItem(one, file))
  const find = (pointer: string) => items.find((one) => findItem(one).pointer === pointer)
  const dragging = useDragging({
    accepts: (dragged, item) => item === dragged || !isWithinPointer(item, dragged),
    onDrop: (dragged, item, edge) => {
      const [block, next] = [find(dragged), find(item)]
      if (!block || !next) return
      on.commands.move(block, edge === 'before' ? item : findAfter(next))
    },
  })
  return <Items blocks={blocks} row={{ ...on, file, selected, dragging }} />
}

/** The place below the row of a block: that of the first block within it, or the next one. */
function findAfter(block: OutlineBlock): string {
  const [first] = block.blocks
  const { file, pointer } = findItem(block)
  return first && isPageItem(first, file) ? findItem(first).pointer : addToIndex(pointer, 1)
}

interface RowContext extends Omit<BlockItemsProps, 'blocks'> {
  /** The file of the page. */
  file: string | undefined
  selected: FilePlace | undefined
  dragging: Dragging
}

function Items({ blocks, row }: { blocks: OutlineBlock[]; row: RowContext }) {
  if (blocks.length === 0) return null
  return (
    <ol className={styles.list}>
      {blocks.map((block) => (
        <li key={block.pointer}>
          <Row block={block} {...row} />
          <Items blocks={block.blocks} row={row} />
        </li>
      ))}
    </ol>
  )
}

interface RowProps extends RowContext {
  block: OutlineBlock
}

function Row({ block, file, selected, dragging, ...on }: RowProps) {
  const session = useSession()
  const label = useBlockLabel(block.type)
  const { place } = block
  const { pointer } = findItem(block)
  const canMove = isPageItem(block, file)
  return (
    <div className={styles.row} {...(canMove && dragging.zone(pointer))}>
      <ListButton
        label={label}
        description={block.text}
        source={block.source}
        when={block.when}
        isCurrent={isAt(selected, place)}
        onClick={() => session.select(place)}
      />
      {canMove && <DragHandle {...dragging.handle(pointer)} />}
      <BlockMenu block={block} {...on} />
      {isAt(selected, place) && <SkipLink target={FORM_ID}>Go to the form</SkipLink>}
    </div>
  )
}
