import { List, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { SearchTrial } from '../../core/studio/site-types'
import { request } from '../session/request'
import { useSession, useStudio } from '../session/use-studio'

/** The pause after the last key before the search, in milliseconds. */
const PAUSE = 300

/** Tries what visitors find, and where a page is among it. */
export function TrySearch({ route }: { route: string }) {
  const [query, setQuery] = useState('')
  const trial = useTrial(route, query)
  return (
    <Stack gap="xs">
      <TextInput
        type="search"
        label="Try the search"
        description="What visitors find on this site when they type this"
        value={query}
        onChange={({ currentTarget: { value } }) => setQuery(value)}
      />
      <Text size="sm" role="status">
        {trial && describeRank(trial)}
      </Text>
      {trial && trial.items.length > 0 && (
        <List type="ordered" size="sm" aria-label="Results">
          {trial.items.map(({ title, url }) => (
            <List.Item key={url} fw={url === route ? 600 : undefined}>
              <bdi>{title}</bdi>
            </List.Item>
          ))}
        </List>
      )}
    </Stack>
  )
}

/** The results for the latest query. Undefined without a query, or until they arrive. */
function useTrial(route: string, query: string): SearchTrial | undefined {
  const session = useSession()
  const files = useStudio((state) => state.files)
  const [answer, setAnswer] = useState<SearchTrial>()
  const text = query.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit changes what is found.
  useEffect(() => {
    if (text === '') return undefined
    let isOver = false
    const ask = async () => {
      const trial = await request('search', { route, query: text })
      if (!isOver) setAnswer(trial)
    }
    const pause = setTimeout(() => session.watch(ask()), PAUSE)
    return () => {
      isOver = true
      clearTimeout(pause)
    }
  }, [route, text, files, session])
  return text === '' ? undefined : answer
}

function describeRank({ rank, total }: SearchTrial): string {
  const pages = total === 1 ? '1 page' : `${total} pages`
  if (rank === null) return `${pages} found. This page is not among them.`
  return total === 1 ? 'Only this page is found.' : `${pages} found. This page is number ${rank}.`
}
