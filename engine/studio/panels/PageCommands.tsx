import { fileOfRoute, NOT_FOUND } from '../../core/addresses/paths'
import type { StudioPage } from '../../core/studio/protocol'
import { DeletePage } from './DeletePage'
import { MovePage } from './MovePage'
import { TrySearch } from './TrySearch'

/** The commands for a page as a whole. A generated page has the path that its source gives it. */
export function PageCommands({ page: { file, route } }: { page: StudioPage }) {
  const isMovable = fileOfRoute(route) === file && route !== '/' && route !== NOT_FOUND
  return (
    <>
      {route !== NOT_FOUND && <TrySearch key={route} route={route} />}
      {isMovable && <MovePage key={route} route={route} />}
      <DeletePage key={file} file={file} />
    </>
  )
}
