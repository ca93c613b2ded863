import { Modal, SimpleGrid, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { isInsertPointer } from '../../core/studio/move-target'
import type { FilePlace } from '../../core/studio/protocol'
import type { StudioBlockType } from '../../core/studio/site-types'
import { CodeText } from '../kit/CodeText'
import { request } from '../session/request'
import { useSession } from '../session/use-studio'
import styles from './BlockPicker.module.css'

interface BlockPickerProps {
  /** Where the block is added: a pointer of an item, which can end with `-`, or of a property.
   * Undefined if closed. */
  target: FilePlace | undefined
  onClose: () => void
}

/** The dialog for a new block. It stays mounted, so that the focus returns when it closes. */
export function BlockPicker({ target, onClose }: BlockPickerProps) {
  return (
    <Modal opened={target !== undefined} onClose={onClose} size="xl" title="Add a block">
      {target && <BlockTypes target={target} onClose={onClose} />}
    </Modal>
  )
}

interface BlockTypesProps extends BlockPickerProps {
  target: FilePlace
}

/** The block types that can be added at a place, with pictures. */
function BlockTypes({ target, onClose }: BlockTypesProps) {
  const session = useSession()
  const [query, setQuery] = useState('')
  const [types, setTypes] = useState<StudioBlockType[]>([])
  useEffect(() => {
    void request('block-types', target).then(setTypes)
  }, [target])
  const matching = types.filter((type) => matches(type, query))
  const add = ({ block }: StudioBlockType) => {
    onClose()
    const { file, pointer } = target
    const op = isInsertPointer(pointer) ? 'insert' : 'set'
    session.edit(file, { op, pointer, value: block })
    session.selectInserted(target)
  }
  return (
    <>
      <TextInput
        type="search"
        label="Find a block"
        data-autofocus
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed" role="status" my="xs">
        {matching.length === 1 ? '1 block' : `${matching.length} blocks`}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} component="ul" className={styles.list}>
        {matching.map((type) => (
          <li key={type.type}>
            <UnstyledButton className={styles.type} onClick={() => add(type)}>
              {type.picture && <img className={styles.picture} src={type.picture} alt="" />}
              <Text component="span" fw={600}>
                {type.label}
              </Text>
              <Text component="span" size="sm" c="dimmed">
                <CodeText text={type.description} />
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </SimpleGrid>
    </>
  )
}

/** The least number of letters of a word that longer words are compared with. */
const MIN_STEM = 4

/** Finds "photographs" where the text has "photo". */
function matches({ label, description, alsoCalled }: StudioBlockType, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const text = [label, description, ...alsoCalled].join(' ').toLowerCase()
  const stems = text.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length >= MIN_STEM)
  return words.every((word) => text.includes(word) || stems.some((stem) => word.startsWith(stem)))
}
