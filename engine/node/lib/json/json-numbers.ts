/**
 * Numbers in their original notation: `JSON.parse` turns 1.50 into 1.5, and loses digits in long
 * numbers.
 */

import { visit } from 'jsonc-parser'
import type { Place } from '../problems/problem'
import { createPlaceResolver, escapePointer } from './text-place'

/** JSON pointer → number whose notation JavaScript would change. */
export type WrittenNumbers = Map<string, WrittenNumber>

interface WrittenNumber {
  written: string
  place: Place
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

/** The number at an offset, in its original notation. Undefined if it is not a number. */
export function matchNumber(text: string, at: number): string | undefined {
  NUMBER.lastIndex = at
  return NUMBER.exec(text)?.[0]
}

/** Returns `true` if JavaScript would write a number differently. */
export function isWrittenUnusually(written: string): boolean {
  return String(Number(written)) !== written
}

export function readNumbers(text: string): WrittenNumbers {
  const numbers: WrittenNumbers = new Map()
  const resolve = createPlaceResolver(text)
  visit(text, {
    onLiteralValue(value, offset, length, _line, _column, findPath) {
      if (typeof value !== 'number') return
      const written = text.slice(offset, offset + length)
      if (!isWrittenUnusually(written)) return
      const pointer = findPath().map((part) => `/${escapePointer(part)}`)
      numbers.set(pointer.join(''), { written, place: resolve(offset, length) })
    },
  })
  return numbers
}

/** A value as JSON. A number keeps the notation used in its file. */
export function writeAs(value: unknown, written: string | undefined): string {
  return written !== undefined && Number(written) === value ? written : JSON.stringify(value)
}

/** Reports integers that JavaScript cannot represent exactly. */
export function reportLostDigits(written: string): { message: string; hint: string } | undefined {
  const number = Number(written)
  const hint = `Write it as a text: "${written}". A number can have at most 15 digits.`
  if (!Number.isFinite(number)) return { message: `The number ${written} is too large.`, hint }
  const [exact, read] = [splitNumber(written), splitNumber(String(number))]
  const isKept = exact.exponent < 0 || exact.digits === read.digits
  return isKept ? undefined : { message: `The number ${written} would lose its last digits.`, hint }
}

/** `1.50` → the digits `15` and the exponent -1. */
function splitNumber(written: string): { digits: string; exponent: number } {
  const [, whole = '', part = '', exponent = '0'] =
    /^-?(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(written) ?? []
  const all = `${whole}${part}`
  let end = all.length
  while (all[end - 1] === '0') end -= 1
  return {
    digits: all.slice(0, end).replace(/^0+/, ''),
    exponent: Number(exponent) - part.length + all.length - end,
  }
}
