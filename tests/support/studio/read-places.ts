/** Reads a page and its stamped copy in the browser. Compiled by `places.spec.ts`. */

import { PagePlaces } from '../../../engine/browser/dev/places/page-places'
import { isWithinPointer } from '../../../engine/core/json-pointer'
import type { StampedPage } from './stamped-pages'

/** A part of a page. */
export interface ReadPlace {
  kind: 'text' | 'picture' | 'icon' | 'button'
  text: string
  /** The pointers of the values that it shows, according to the copy. Empty for computed texts. */
  expected: string[]
  found: string | undefined
}

const KINDS: Record<string, ReadPlace['kind']> = { img: 'picture', svg: 'icon' }
const NO_TEXT = 'script, style, textarea, title, noscript, template'
const FIRST_STAMP = 0xe000

export function readPlaces(stamped: StampedPage): ReadPlace[] {
  const { html, stampedHtml, page, site, base, pointers } = stamped
  const [body, copy] = [html, stampedHtml].map(
    (text) => new DOMParser().parseFromString(text, 'text/html').body,
  ) as [HTMLElement, HTMLElement]
  const places = new PagePlaces({ root: body, page, site, base })
  const copies = listParts(copy)
  return listParts(body).flatMap(({ block, parts }, index) => {
    const others = copies[index]?.parts ?? []
    const ofBlock = places.find(block)?.pointer ?? ''
    return parts.map((part, at): ReadPlace => {
      // Drawings break their texts by width, so that the copy has other lines.
      const isComparable = others.length === parts.length
      const stamps = isComparable ? readStamps(others[at] as Part) : []
      const isText = part instanceof Text
      const found = isText ? places.find(part.parentElement as Element, part) : places.find(part)
      return {
        kind: isText ? 'text' : (KINDS[part.localName] ?? 'button'),
        text: part.textContent ?? '',
        expected: isComparable
          ? stamps.flatMap((stamp) => pointers[stamp] ?? [])
          : listEqual(part, stamped).filter((pointer) => isWithinPointer(pointer, ofBlock)),
        found: found?.pointer,
      }
    })
  })
}

type Part = Text | Element

/** The texts, pictures, drawings and buttons of each block, without those of nested blocks. */
function listParts(body: Element): { block: Element; parts: Part[] }[] {
  return [...body.querySelectorAll('[data-block]')].map((block) => {
    const parts: Part[] = []
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    while (walker.nextNode()) {
      const part = walker.currentNode as Part
      const element = part instanceof Text ? part.parentElement : part
      if (element?.closest('[data-block]') !== block || element.closest(NO_TEXT)) continue
      const isPart =
        part instanceof Text ? part.data.trim() !== '' : part.matches('img, svg, a, button')
      if (isPart) parts.push(part)
    }
    return { block, parts }
  })
}

function readStamps(part: Part): number[] {
  const isElement = part instanceof Element
  const drawn = isElement && part.localName === 'svg' ? part.querySelector('path') : undefined
  const name = isElement && (part.getAttribute('src') ?? drawn?.getAttribute('d'))
  if (name) return [...name.matchAll(/\/stamp-(\d+)\./g)].map(([, index]) => Number(index))
  const shown = isElement && part.localName === 'svg' ? '' : (part.textContent ?? '')
  const stamps = shown.match(/[\ue000-\uf8ff]/g) ?? []
  return [...new Set(stamps)].map((stamp) => stamp.charCodeAt(0) - FIRST_STAMP)
}

function listEqual(part: Part, { values }: StampedPage): string[] {
  if (!(part instanceof Text)) return []
  const text = part.data.trim()
  return Object.keys(values).filter((pointer) => values[pointer]?.trim() === text)
}

Object.assign(globalThis, { readPlaces })
