import { Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { SitePart } from '../../core/studio/protocol'
import { ListButton } from '../kit/ListButton'
import { isAt } from '../session/outline'
import { request } from '../session/request'
import { useSession, useStudio } from '../session/use-studio'

/** The menu, the footer and the settings: what is not on one page only. */
export function SiteParts() {
  const session = useSession()
  const selected = useStudio((state) => state.selection?.form.place)
  const files = useStudio((state) => state.files)
  const [parts, setParts] = useState<SitePart[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the layout changes the list.
  useEffect(() => {
    void request('site-parts', {}).then(setParts)
  }, [files])
  const open = async ({ place, isMissing }: SitePart) => {
    if (isMissing) await session.run(() => request('new-file', { file: place.file }))
    session.select(place)
  }
  const list = (isMissing: boolean) =>
    parts
      .filter((part) => (part.isMissing ?? false) === isMissing)
      .map((part) => (
        <ListButton
          key={`${part.place.file}${part.place.pointer}`}
          label={part.label}
          description={part.description}
          isCurrent={isAt(selected, part.place)}
          onClick={() => session.watch(open(part))}
        />
      ))
  const missing = list(true)
  return (
    <div>
      {list(false)}
      {missing.length > 0 && (
        <Title order={2} size="sm" mt="md" mb="xs">
          Not used yet
        </Title>
      )}
      {missing}
    </div>
  )
}
