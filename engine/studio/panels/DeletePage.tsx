import { Button, Group, List, Modal, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import trashIcon from '@tabler/icons/outline/trash.svg'
import { useState } from 'react'
import type { ListPart, PageLink } from '../../core/studio/protocol'
import { Icon } from '../kit/Icon'
import { request } from '../session/request'
import { useSession } from '../session/use-studio'

const NO_LINKS: ListPart<PageLink> = { items: [], total: 0 }

/** A button that opens the question before a page is deleted, with the links to the page. */
export function DeletePage({ file }: { file: string }) {
  const session = useSession()
  const [links, setLinks] = useState(NO_LINKS)
  const [isOpen, { open, close }] = useDisclosure()
  const ask = async () => {
    await session.flush()
    setLinks(await request('page-links', { file }))
    open()
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon src={trashIcon} />}
        onClick={() => session.watch(ask())}
      >
        Delete this page
      </Button>
      <Modal opened={isOpen} onClose={close} title="Delete this page?">
        {links.total > 0 && <Links links={links} />}
        <Text>Undo brings it back.</Text>
        <Group mt="md" justify="end">
          <Button variant="default" onClick={close}>
            Keep it
          </Button>
          <Button
            color="red"
            onClick={() => {
              close()
              session.deletePage(file, links.items)
            }}
          >
            {links.total > 0 ? 'Delete only the page' : 'Delete'}
          </Button>
        </Group>
      </Modal>
    </>
  )
}

/** The links that will be broken. */
function Links({ links: { items, total } }: { links: ListPart<PageLink> }) {
  return (
    <>
      <Text>{total === 1 ? '1 link to this page:' : `${total} links to this page:`}</Text>
      <List size="sm" my="xs">
        {items.map(({ label, place }) => (
          <List.Item key={place.file + place.pointer}>{label}</List.Item>
        ))}
        {total > items.length && <List.Item>{`${total - items.length} more`}</List.Item>}
      </List>
      <Text mb="xs">
        They stay as they are. Until each is changed or removed, the page is kept on the disk,
        unless you choose “Save anyway”.
      </Text>
    </>
  )
}
