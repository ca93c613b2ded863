/** Returns the width of a string on one line, in em. */
export type MeasureText = (text: string, style: TextStyle) => number

export interface TextStyle {
  font: 'body' | 'heading'
  /** The weight, as in `font-weight`: from 1 to 1000. */
  weight: number
}
