/** Neovim, as an editor with a language client of its own: https://neovim.io/ */
import { existsSync } from 'node:fs'
import { installByApt } from './install'

export const NEOVIM = '/usr/bin/nvim'

/** The reason to skip the tests in Neovim. `undefined` if it is installed. */
export function whyWithoutNeovim(): string | undefined {
  if (existsSync(NEOVIM)) return undefined
  return 'Not proved in Neovim: it could not be installed by apt here.'
}

/** Installs Neovim with apt if it is missing and apt is available. */
export function ensureNeovim(): void {
  if (existsSync(NEOVIM)) return
  console.log('Installing Neovim, to try the language server with.')
  if (!installByApt(['neovim'])) {
    console.log('It could not be installed; its tests are skipped.')
  }
}
