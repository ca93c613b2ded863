import { defineConfig } from 'vite'

/** The extension and its language client in one file. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/extension.ts',
    target: 'node20',
    minify: true,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      external: ['vscode'],
      output: { format: 'cjs', entryFileNames: 'extension.js' },
    },
  },
})
