import { directionOf } from '../../core/text/direction'

/**
 * What a document in a language from right to left has beside the styles of all; empty for others.
 *
 * - `--flip` and `--arrow` turn around what has no logical property: a movement, an arrow.
 * - Space between letters tears Arabic words apart, and there are no italics and capitals in its
 *   scripts; letters with marks above and below need room: https://www.w3.org/TR/alreq/
 * - What is written from left to right stays in one piece, and stands where the line begins.
 */
export function renderDirectionCss(language: string): string {
  return directionOf(language) === 'rtl' ? RIGHT_TO_LEFT : ''
}

const RIGHT_TO_LEFT = [
  ':dir(rtl){--flip:-1;--arrow:"←" / "";letter-spacing:0!important;font-style:normal!important}',
  ':dir(ltr){--flip:1;--arrow:initial}',
  ':is(h1,h2,h3,h4):dir(rtl){line-height:1.4!important}',
  '.eyebrow:dir(rtl){font-size:.9375rem}',
  'em:dir(rtl){font-weight:600}',
  'code{direction:ltr;unicode-bidi:isolate}',
  'a:is([href^="mailto:"],[href^="tel:"],[href^="sms:"]),input,textarea{unicode-bidi:plaintext}',
  'input:is([type=email],[type=tel],[type=url]){direction:ltr;text-align:end}',
].join('')
