import type { Declaration, Rule } from 'postcss'
import { list, parse } from 'postcss'

/** A declaration that names left or right, and so is not mirrored. */
export interface PhysicalStyle {
  selector: string
  /** The declaration as it appears in the sheet: `margin-left: 1rem`. */
  style: string
}

/**
 * A style sheet's declarations about left or right, by name or by the order of their values. A rule
 * with a counterpart for the other direction (`:dir(rtl)`) is permitted.
 */
export function findPhysicalStyles(css: string): PhysicalStyle[] {
  const found: Declaration[] = []
  parse(css).walkDecls((declaration) => {
    if (isPhysical(declaration)) found.push(declaration)
  })
  const turned = new Set(found.filter(isOfDirection).map(nameTurned))
  return found
    .filter((declaration) => !isOfDirection(declaration) && !turned.has(nameTurned(declaration)))
    .map((declaration) => ({
      selector: selectorOf(declaration),
      style: `${declaration.prop}: ${tidy(declaration.value)}`,
    }))
}

const SIDE = /(?:^|-)(?:left|right)(?:-|$)/
/** Properties whose value can be a side. */
const SIDED = /^(?:float|clear|text-align(?:-last)?|caption-side|justify-.+|transform-origin)$/
/**
 * Properties with one value for each of the four sides, the right one second and the left one last.
 */
const FOUR = /^(?:inset|margin|padding|border-(?:width|style|color)|scroll-(?:margin|padding))$/
const PLACED = /^(?:background|mask|object)(?:-image|-position(?:-x)?)?$/

function isPhysical(declaration: Declaration): boolean {
  const { prop } = declaration
  const value = tidy(declaration.value)
  const values = list.space(value)
  if (prop.startsWith('--')) return /\bto (?:left|right)\b/.test(value)
  if (SIDE.test(prop)) return true
  if (SIDED.test(prop)) return /\b(?:left|right)\b/.test(value)
  if (FOUR.test(prop)) {
    return values.length === 4 && values[1] !== values[3] && !isUpright(declaration, values)
  }
  if (prop === 'border-radius') return hasUnevenCorners(value)
  if (PLACED.test(prop)) return !hasMirrored(value)
  if (prop === 'translate') return isMoved(values[0])
  if (prop === 'transform')
    return /(?:translate(?:X|3d)?|skewX?)\(\s*(?!0\b|var\(--flip)/.test(value)
  if (/^(?:box|text)-shadow$/.test(prop)) return list.comma(value).some(isShadowAside)
  return false
}

function hasUnevenCorners(value: string): boolean {
  const [first = '', second = first, third = first, fourth = second] = list.space(
    value.replace(/\/.*/, ''),
  )
  return first !== second || third !== fourth
}

const FLIPPED = /var\(--flip/

function isMoved(across = ''): boolean {
  return !/^(?:none|0(?:px)?)$/.test(across) && !FLIPPED.test(across)
}

/**
 * A box with two borders, rotated by 45 degrees, makes a chevron or a tick. A chevron that points
 * up or down is the same in both directions; a tick is not mirrored.
 */
function isUpright({ parent, prop }: Declaration, [top, right, bottom, left]: string[]): boolean {
  if (prop !== 'border-width') return false
  const corner = [top, right, bottom, left].map((width) => width !== '0').join()
  const turn = parent?.nodes?.find(
    (node): node is Declaration => node.type === 'decl' && node.prop === 'rotate',
  )
  const points = (CORNERS[corner] ?? Number.NaN) + Number.parseFloat(turn?.value ?? '')
  // One arm of a tick is longer, and the tick leans.
  return Math.abs(Math.cos((points * Math.PI) / 180)) > 0.98
}

/** A box's borders, clockwise from the top, with the direction of their corner in degrees. */
const CORNERS: Record<string, number> = {
  'true,true,false,false': 45,
  'false,true,true,false': 135,
  'false,false,true,true': 225,
  'true,false,false,true': 315,
}

/** `true` if a background's layers are symmetric, or have no sides. */
function hasMirrored(value: string): boolean {
  const layers = list.comma(value)
  const mirrored = layers.map((layer) =>
    layer.replace(/\b(?:left|right)\b/g, (side) => (side === 'left' ? 'right' : 'left')),
  )
  return layers.toSorted().join() === mirrored.toSorted().join()
}

/** `true` if a shadow falls to one side: its first length is not zero. */
function isShadowAside(shadow: string): boolean {
  const lengths = list.space(shadow).filter((part) => /^-?(?:[\d.]|calc\()/.test(part))
  return lengths.length > 1 && !/^-?0(?:px)?$/.test(lengths[0] ?? '') && !FLIPPED.test(shadow)
}

const DIRECTION = /:dir\((?:ltr|rtl)\)|\[dir=["']?(?:ltr|rtl)["']?\]\s*/g

function isOfDirection(declaration: Declaration): boolean {
  return selectorOf(declaration).search(DIRECTION) >= 0
}

function nameTurned(declaration: Declaration): string {
  return `${selectorOf(declaration).replace(DIRECTION, '')}|${declaration.prop.replace(/left|right/, 'side')}`
}

function selectorOf({ parent }: Declaration): string {
  return tidy((parent as Rule | undefined)?.selector ?? '')
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
