import { Badge, Button, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { ListPart } from '../../core/studio/protocol'
import type { PageItem } from '../../core/studio/site-types'
import { ListButton } from '../kit/ListButton'
import { request } from '../session/request'
import { useSession, useStudio } from '../session/use-studio'
import { NewPage } from './NewPage'

const NO_PAGES: ListPart<PageItem> = { items: [], total: 0 }
/** The pause after the last key before the server searches, in milliseconds. */
const SEARCH_PAUSE = 150

/** The pages of the site, which can be thousands. */
export function PageList({ onAdd }: { onAdd: () => void }) {
  const session = useSession()
  const current = useStudio((state) => state.page?.route)
  const [query, setQuery] = useState('')
  const [searched] = useDebouncedValue(query, SEARCH_PAUSE)
  const { pages, loadMore } = usePages(searched)
  return (
    <Stack gap="xs">
      <TextInput
        type="search"
        label="Find a page"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <NewPage onAdd={onAdd} />
      <div>
        {pages.items.map(({ route, title, errors, when }) => (
          <ListButton
            key={route}
            label={title}
            description={route}
            when={when}
            isCurrent={route === current}
            onClick={() => session.visit(route)}
          >
            {errors > 0 && <Badge color="red.9">{describeErrors(errors)}</Badge>}
          </ListButton>
        ))}
      </div>
      <Text size="sm" c="dimmed" role="status">
        {pages.total === 1 ? '1 page' : `${pages.total} pages`}
      </Text>
      {pages.items.length < pages.total && (
        <Button variant="default" onClick={loadMore}>
          Show more
        </Button>
      )}
    </Stack>
  )
}

const describeErrors = (count: number) => (count === 1 ? '1 error' : `${count} errors`)

/** The pages that match a query. They are loaded again when the current page changes. */
function usePages(query: string): { pages: ListPart<PageItem>; loadMore: () => void } {
  const page = useStudio((state) => state.page)
  const [pages, setPages] = useState(NO_PAGES)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's title is in the list.
  useEffect(() => {
    let isCurrent = true
    void request('pages', { query }).then((found) => {
      if (isCurrent) setPages(found)
    })
    return () => {
      isCurrent = false
    }
  }, [query, page])
  const loadMore = async () => {
    const { items, total } = await request('pages', { query, from: pages.items.length })
    setPages({ items: [...pages.items, ...items], total })
  }
  return { pages, loadMore: () => void loadMore() }
}
