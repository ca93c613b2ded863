import { Stack, Text } from '@mantine/core'
import settingsIcon from '@tabler/icons/outline/settings.svg'
import { ListButton } from '../kit/ListButton'
import { BlockList } from '../order/BlockList'
import { isAt, lacksHomePage } from '../session/outline'
import { useSession, useStudio } from '../session/use-studio'
import { NewPage } from './NewPage'

/** The blocks of the page, in order. */
export function Outline() {
  const session = useSession()
  const page = useStudio((state) => state.page)
  const selected = useStudio((state) => state.selection?.form.place)
  if (!page) return <NoPage />
  const { file, blocks } = page
  const settings = { file, pointer: '' }
  return (
    <Stack gap="xs">
      <ListButton
        label="Page settings"
        description="Title, description, search"
        when={page.when}
        icon={settingsIcon}
        isCurrent={isAt(selected, settings)}
        onClick={() => session.select(settings)}
      />
      <BlockList blocks={blocks} end={{ file, pointer: '/blocks/-' }} isOutline />
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
