import type { CSSVariablesResolver } from '@mantine/core'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'

const THEME = {
  respectReducedMotion: true,
  cursorType: 'pointer',
  // White text on Mantine's own shade has too little contrast.
  primaryShade: 8,
} as const

/** Mantine's own colours of these texts have too little contrast. */
const resolveVariables: CSSVariablesResolver = ({ colors }) => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': colors.gray[7],
    '--mantine-color-placeholder': colors.gray[7],
    '--mantine-color-error': colors.red[9],
  },
  dark: {
    '--mantine-color-dimmed': colors.dark[1],
    '--mantine-color-placeholder': colors.dark[1],
    '--mantine-color-error': colors.red[4],
  },
})

/** The theme of the studio. It follows the system's colour scheme. */
export function StudioTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={THEME}
      cssVariablesResolver={resolveVariables}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  )
}
