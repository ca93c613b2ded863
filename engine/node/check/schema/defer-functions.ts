/**
 * Of the checks of all block types, a site needs those of a few. As texts, the functions of the
 * others are not even read by the compiler: a fifth of the time that it takes to load all.
 */

const START = /function (validate\d+)\(data, \{[^{}]*\}=\{\}\)\{/g
/** Strings are read over: they may have braces. */
const MARKS = /["\\{}]/g

/**
 * Puts in place of each function of Ajv one that compiles it when it is first called. Such a
 * function tells of errors by its property `errors`.
 */
export function deferFunctions(code: string): string {
  const pieces: string[] = []
  let end = 0
  for (const { index, 0: head, 1: name = '' } of code.matchAll(START)) {
    pieces.push(code.slice(end, index))
    end = findEnd(code, index + head.length)
    pieces.push(renderDeferred(name, code.slice(index, end)))
  }
  return [...pieces, code.slice(end)].join('')
}

/** Where the function ends whose body begins at a place. */
function findEnd(code: string, start: number): number {
  MARKS.lastIndex = start
  let isText = false
  for (let depth = 1; depth > 0; ) {
    const [mark] = MARKS.exec(code) ?? []
    if (!mark) throw new Error('A check has no end.')
    if (mark === '\\') MARKS.lastIndex++
    else if (mark === '"') isText = !isText
    else if (!isText) depth += mark === '{' ? 1 : -1
  }
  return MARKS.lastIndex
}

/** With `eval`, the function knows the constants and the functions around it. */
function renderDeferred(name: string, source: string): string {
  const text = `(${source})`.replace(/[\\`]|\$\{/g, '\\$&')
  return [
    `function ${name}(data, options) {`,
    `${name}.check ??= eval(\`${text}\`)`,
    `const isValid = ${name}.check.call(this, data, options)`,
    `${name}.errors = ${name}.check.errors`,
    'return isValid }',
  ].join('\n')
}
