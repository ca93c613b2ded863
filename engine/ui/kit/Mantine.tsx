import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'

/** Mantine for a part of the page: the site's own styles are there, so it adds none. */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={{ respectReducedMotion: true }}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
