import { MantineProvider } from '@mantine/core'
import { useState } from 'react'
import { StudioSession } from '../session/session'
import { SessionContext } from '../session/use-studio'
import { Studio } from './Studio'

/** The studio with its theme. It follows the system's colour scheme. */
export function App() {
  const [session] = useState(() => new StudioSession())
  return (
    <MantineProvider
      theme={{ respectReducedMotion: true, cursorType: 'pointer' }}
      defaultColorScheme="auto"
    >
      <SessionContext value={session}>
        <Studio />
      </SessionContext>
    </MantineProvider>
  )
}
