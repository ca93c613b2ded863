import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './StudioTheme.module.css'

const THEME: MantineThemeOverride = {
  respectReducedMotion: true,
  cursorType: 'pointer',
  // White text on Mantine's own shade has too little contrast.
  primaryShade: 8,
  components: {
    Alert: { classNames: { root: styles.alert, title: styles.alertTitle } },
    Badge: { classNames: { root: styles.badge } },
    Input: { classNames: { input: styles.input } },
    Fieldset: { classNames: { root: styles.fieldset, legend: styles.legend } },
    Modal: {
      defaultProps: { closeButtonProps: { 'aria-label': 'Close' } },
      classNames: { title: styles.title },
    },
    SegmentedControl: { classNames: { label: styles.label } },
    Switch: { classNames: { track: styles.track, thumb: styles.thumb } },
    Tabs: { classNames: { tab: styles.tab } },
  },
}

/** Mantine's own colours of these texts have too little contrast. */
const resolveVariables: CSSVariablesResolver = ({ colors }) => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': colors.gray[7],
    '--mantine-color-placeholder': colors.gray[7],
    '--mantine-color-error': colors.red[9],
    '--studio-color-warning': '#9a3f00',
  },
  dark: {
    '--mantine-color-dimmed': colors.dark[1],
    '--mantine-color-placeholder': colors.dark[1],
    '--mantine-color-error': colors.red[4],
    '--studio-color-warning': colors.yellow[4],
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
