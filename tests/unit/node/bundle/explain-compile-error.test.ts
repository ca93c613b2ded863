import { describe, expect, it } from 'vitest'
import { explainCompileError } from '../../../../engine/node/bundle/explain-compile-error'

describe('explainCompileError (R-319)', () => {
  it('keeps the lines of a frame, without its colours', () => {
    const message =
      '\u001b[31m[builtin:vite-transform] \u001b[0mExpected `,`\n    \u001b[38;5;246m╭─[\u001b[0m a.tsx:2:1 ]\n\u001b[38;5;246m2 │\u001b[0m }\n'
    expect(explainCompileError(new Error(message))).toBe(
      '[builtin:vite-transform] Expected `,`\n    ╭─[ a.tsx:2:1 ]\n2 │ }',
    )
  })

  it('omits where the compiler itself was', () => {
    const message =
      'Caused by:\n    Tsconfig not found /project/.quire/tsconfig.json\n\nStack backtrace:\n   0: <unknown>\n   1: start_thread\n             at ./nptl/pthread_create.c:442:8\n'
    expect(explainCompileError(new Error(message))).toBe(
      'Caused by:\n    Tsconfig not found /project/.quire/tsconfig.json',
    )
  })

  it('omits the warnings and the stack that the command vite prints', () => {
    const message =
      '(!) Your Vite config uses old features.\n✗ Build failed in 2s\nerror during build:\nBuild failed with 1 error:\n\n[builtin:vite-transform] Unexpected token\n    ╭─[ a.tsx:2:1 ]\n────╯\n\n    at build (file:///vite.js:1:2) {\n  errors: [Getter/Setter]\n}\n'
    expect(explainCompileError(message)).toBe(
      'Build failed with 1 error:\n\n[builtin:vite-transform] Unexpected token\n    ╭─[ a.tsx:2:1 ]\n────╯',
    )
  })
})
