import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'

/**
 * Mantine for part of the page. It adds no styles, because the document contains the site's own
 * styles.
 */
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
