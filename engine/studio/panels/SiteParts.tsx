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
  return (
    <div>
      {parts.map(({ label, description, place }) => (
        <ListButton
          key={`${place.file}${place.pointer}`}
          label={label}
          description={description}
          isCurrent={isAt(selected, place)}
          onClick={() => session.select(place)}
        />
      ))}
    </div>
  )
}
