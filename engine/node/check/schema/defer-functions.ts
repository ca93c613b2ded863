/**
 * Of the checks of all block types, a site needs those of a few. As texts apart from the code, the
 * functions of the others are not even read by the compiler: a tenth of the time that it takes to
 * load all.
 */

const START = /function (validate\d+)\(data, \{[^{}]*\}=\{\}\)\{/g
/** Strings are read over: they may have braces. */
const MARKS = /["\\{}]/g

/** What is declared around the functions. */
const DECLARED = /\bconst ([a-z]+\d+) = /g
const NAME = /\b[a-z]+\d+\b/g

interface Piece {
  source: string
  /** Of a function. */
  name?: string
}

/** Code whose functions are texts until they are called. */
export interface DeferredCode {
  /** It asks for `given.compile`, which makes a function of a text and the names of its parameters. */
  code: string
  /** The texts, one after the other. The code names each by its start and its end. */
  texts: string
}

/**
 * Puts in place of each function of Ajv one that compiles it when it is first called. Such a
 * function tells of errors by its property `errors`.
 */
export function deferFunctions(code: string): DeferredCode {
  const pieces = splitFunctions(code)
  const around = new Set(
    pieces.flatMap(({ name, source }) => name ?? Array.from(source.matchAll(DECLARED), nameOf)),
  )
  let texts = ''
  const rendered = pieces.map(({ name, source }) => {
    if (name === undefined) return source
    const used = new Set(source.match(NAME)?.filter((word) => around.has(word)))
    const start = texts.length
    texts += `return ${source}`
    return renderDeferred(name, `${start}, ${texts.length}`, [...used])
  })
  return { code: rendered.join(''), texts }
}

const nameOf = ([, name = '']: RegExpMatchArray) => name

/** The functions, and what is between them. */
function splitFunctions(code: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { index, 0: head, 1: name = '' } of code.matchAll(START)) {
    pieces.push({ source: code.slice(end, index) })
    end = findEnd(code, index + head.length)
    pieces.push({ source: code.slice(index, end), name })
  }
  return [...pieces, { source: code.slice(end) }]
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

function renderDeferred(name: string, place: string, used: string[]): string {
  return [
    `function ${name}(data, options) {`,
    `${name}.check ??= given.compile(${place}, ${JSON.stringify(used)})(${used.join()})`,
    `const isValid = ${name}.check.call(this, data, options)`,
    `${name}.errors = ${name}.check.errors`,
    'return isValid }',
  ].join('\n')
}
