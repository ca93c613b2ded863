import { MantineProvider } from '@mantine/core'
import { Studio } from './Studio'

/** The studio with its theme. It follows the system's colour scheme. */
export function App() {
  return (
    <MantineProvider
      theme={{ respectReducedMotion: true, cursorType: 'pointer' }}
      defaultColorScheme="auto"
    >
      <Studio />
    </MantineProvider>
  )
}
