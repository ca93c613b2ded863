import { Button, Stack, Text } from '@mantine/core'
import plusIcon from '@tabler/icons/outline/plus.svg'
import settingsIcon from '@tabler/icons/outline/settings.svg'
import { useEffect, useRef, useState } from 'react'
import { writeLabel } from '../../core/editing/labels'
import type { FilePlace, OutlineBlock } from '../../core/studio/protocol'
import { Icon } from '../kit/Icon'
import { ListButton } from '../kit/ListButton'
import { SkipLink } from '../kit/SkipLink'
import { isAt, lacksHomePage } from '../session/outline'
import { useSession, useStudio } from '../session/use-studio'
import { BlockMenu } from './BlockMenu'
import { BlockPicker } from './BlockPicker'
import { FORM_ID } from './FormPanel'
import { NewPage } from './NewPage'
import styles from './Outline.module.css'

/** The blocks of the page, in order. */
export function Outline() {
  const session = useSession()
  const page = useStudio((state) => state.page)
  const selected = useStudio((state) => state.selection?.form.place)
  /** Where a block is to be added. */
  const [target, setTarget] = useState<FilePlace>()
  const { list, follow } = useFollowedBlock()
  if (!page) return <NoPage />
  const settings = { file: page.file, pointer: '' }
  return (
    <Stack ref={list} gap="xs">
      <ListButton
        label="Page settings"
        description="Title, description, search"
        icon={settingsIcon}
        isCurrent={isAt(selected, settings)}
        onClick={() => session.select(settings)}
      />
      <BlockItems blocks={page.blocks} selected={selected} onAdd={setTarget} onChange={follow} />
      <Button
        className={styles.add}
        data-commands=""
        variant="default"
        leftSection={<Icon src={plusIcon} />}
        onClick={() => setTarget({ file: page.file, pointer: '/blocks/-' })}
      >
        Add a block
      </Button>
      <BlockPicker target={target} onClose={() => setTarget(undefined)} />
    </Stack>
  )
}

/** What to do at an address without a page. */
function NoPage() {
  const lacksHome = useStudio(lacksHomePage)
  if (!lacksHome) return <Text c="dimmed">This address has no page.</Text>
  return (
    <Stack align="start">
      <Text>This site has no home page yet. Add it to see the site.</Text>
      <NewPage />
    </Stack>
  )
}

interface BlockItemsProps {
  blocks: OutlineBlock[]
  selected: FilePlace | undefined
  onAdd: (target: FilePlace) => void
  onChange: (pointer: string) => void
}

function BlockItems({ blocks, selected, ...on }: BlockItemsProps) {
  const session = useSession()
  const labels = useStudio((state) => state.blockLabels)
  if (blocks.length === 0) return null
  return (
    <ol className={styles.list}>
      {blocks.map((block) => (
        <li key={block.pointer}>
          <div className={styles.row}>
            <ListButton
              label={labels[block.type] ?? writeLabel(block.type)}
              description={block.text}
              source={block.source}
              isCurrent={isAt(selected, block.place)}
              onClick={() => session.select(block.place)}
            />
            <BlockMenu block={block} {...on} />
            {isAt(selected, block.place) && <SkipLink target={FORM_ID}>Go to the form</SkipLink>}
          </div>
          <BlockItems blocks={block.blocks} selected={selected} {...on} />
        </li>
      ))}
    </ol>
  )
}

/** Focuses the commands of a block that was moved, or of the one after a block that was deleted. */
function useFollowedBlock() {
  const page = useStudio((state) => state.page)
  const list = useRef<HTMLDivElement>(null)
  const followed = useRef<string>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page changes once the block has moved.
  useEffect(() => {
    const pointer = followed.current
    followed.current = null
    if (pointer === null) return
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-commands]') ?? [])]
    // Without a block, the button that adds one gets the focus.
    const next = buttons.find(({ dataset }) => dataset.commands === pointer) ?? buttons.at(-1)
    next?.focus()
  }, [page])
  const follow = (pointer: string) => {
    followed.current = pointer
  }
  return { list, follow }
}
