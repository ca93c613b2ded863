/** Returns the width of a text in one line, in ems: the font size is 1. */
export type MeasureText = (text: string, style: TextStyle) => number

export interface TextStyle {
  font: 'body' | 'heading'
  /** As `font-weight`, from 1 to 1000. */
  weight: number
}
