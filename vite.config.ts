import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Name of a style sheet → its file. */
const styleSheets = new Map<string, string>()

/**
 * Names a class after its style sheet: `Faq-item`, which compresses as well as a short hash.
 * @throws when two style sheets have one name.
 */
function nameClass(local: string, path: string): string {
  const file = path.replace(/\?.*/, '')
  const name = basename(file).replace(/\..*/, '')
  const known = styleSheets.get(name) ?? file
  if (known !== file) throw new Error(`Two style sheets have one name: ${known} and ${file}.`)
  styleSheets.set(name, file)
  return `${name}-${local}`
}

/** The bundle: the engine and the blocks, without any page in it. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  clearScreen: false,
  plugins: [react()],
  // What React has had by itself since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // Found before the first page is asked for: a dependency found later reloads the page.
  optimizeDeps: { entries: ['engine/entry-client.tsx', 'blocks/*/*.tsx'] },
  css: {
    modules: { generateScopedName: nameClass },
  },
  // The search worker fetches its own parts when it needs them.
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // Block styles are in the page's HTML; see engine/build/document.ts.
    modulePreload: { polyfill: false },
  },
})
