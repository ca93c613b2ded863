import { useState } from 'react'
import { StudioTheme } from '../kit/StudioTheme'
import { StudioSession } from '../session/session'
import { SessionContext } from '../session/use-studio'
import { Studio } from './Studio'

/** The studio with its session. */
export function App() {
  const [session] = useState(() => new StudioSession())
  return (
    <StudioTheme>
      <SessionContext value={session}>
        <Studio />
      </SessionContext>
    </StudioTheme>
  )
}
