import { Button, Modal, NativeSelect, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { resolvePointer, splitPointer } from '../../core/json-pointer'
import type { BlockList, FilePlace, OutlineBlock } from '../../core/studio/protocol'
import { findBlockLabel, findItem } from '../session/outline'
import { request } from '../session/request'
import type { StudioSession } from '../session/session'
import { useSession } from '../session/use-studio'
import { locateBlock } from './item-commands'

interface MoveToProps {
  /** The block to be moved. Undefined if closed. */
  block: OutlineBlock | undefined
  /** Called with a pointer: the block moves in front of the one there, or to the end of a list. */
  onMove: (block: OutlineBlock, target: string, version?: string) => void
  onClose: () => void
}

/** The dialog for another place of a block. It stays mounted, so that the focus returns. */
export function MoveTo({ block, onMove, onClose }: MoveToProps) {
  return (
    <Modal opened={block !== undefined} onClose={onClose} title="Move to…">
      {block && <PlaceForm block={block} onMove={onMove} onClose={onClose} />}
    </Modal>
  )
}

function PlaceForm({ block, onMove, onClose }: MoveToProps & { block: OutlineBlock }) {
  const session = useSession()
  const { lists, place, version } = usePlaces(session, block)
  const [own] = splitPointer(place.pointer)
  const [chosen, setChosen] = useState<string>()
  const [target, setTarget] = useState<string>()
  const all = [own, ...lists.map(({ pointer }) => pointer)]
  // The block may be the only one of its list.
  const list = chosen ?? all.find((one) => listTargets(session, place, one).length > 0) ?? own
  const targets = listTargets(session, place, list)
  const value = targets.find((one) => one.value === target)?.value ?? targets.at(-1)?.value
  const move = (event: React.SubmitEvent) => {
    event.preventDefault()
    onClose()
    if (value !== undefined) onMove(setItem(block, place), value, version)
  }
  return (
    <form onSubmit={move}>
      <Stack>
        {lists.length > 1 && (
          <NativeSelect
            label="List"
            data={lists.map(({ pointer, label }) => ({ value: pointer, label }))}
            value={list}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        )}
        {targets.length > 0 && (
          <NativeSelect
            label="Position"
            data={targets}
            value={value}
            onChange={(event) => setTarget(event.currentTarget.value)}
          />
        )}
        <Button type="submit" disabled={value === undefined}>
          Move
        </Button>
      </Stack>
    </form>
  )
}

interface Places {
  lists: BlockList[]
  place: FilePlace
  /** The version of the file that the places are of. */
  version?: string
}

/** A block with another place in its list. */
function setItem(block: OutlineBlock, place: FilePlace): OutlineBlock {
  return block.use ? { ...block, use: { ...block.use, ...place } } : { ...block, place }
}

/** The lists that can have a block, and its current place. */
function usePlaces(session: StudioSession, block: OutlineBlock) {
  const shown = findItem(block)
  const [places, setPlaces] = useState<Places>({ lists: [], place: shown })
  useEffect(() => {
    const load = async () => {
      const place = await locateBlock(session, shown)
      const { version } = session.site.state.files.get(place.file) ?? {}
      setPlaces({ lists: await request('block-lists', place), place, version })
    }
    session.watch(load())
  }, [session, shown])
  return places
}

/** The positions in a list to which a block can move. Each moves it in front of another block. */
function listTargets(session: StudioSession, { file, pointer }: FilePlace, list: string) {
  const value = resolvePointer(session.readValue(file), list)
  const items: unknown[] = Array.isArray(value) ? value : []
  const [own, name] = splitPointer(pointer)
  const index = own === list ? Number(name) : undefined
  const targets = Array.from({ length: items.length + 1 }, (_, at) => ({
    value: `${list}/${at}`,
    label: at === 0 ? 'At the start' : `After ${at}: ${describe(session, items[at - 1])}`,
  }))
  return targets.filter((_, at) => index === undefined || (at !== index && at !== index + 1))
}

/** `Cards: On the shelf` */
function describe(session: StudioSession, block: unknown): string {
  const [type, title] = ['type', 'title'].map((name) => resolvePointer(block, `/${name}`))
  if (typeof type !== 'string') return 'Shared block'
  const label = findBlockLabel(session.site.state, type)
  return typeof title === 'string' ? `${label}: ${title}` : label
}
