import { describe, expect, it } from 'vitest'
import { findTextError, isEmail, isPhone, isUrl } from '../values/text-rules'

describe('the general phone rule', () => {
  it.each(['1', '+1', '+1234567890123456', '(1) 2-3'])('accepts %s (R-143)', (text) => {
    expect(isPhone(text)).toBe(true)
  })

  it.each(['0123', '', '12345678901234567', '+', 'abc'])('rejects "%s" (R-143)', (text) => {
    expect(isPhone(text)).toBe(false)
  })
})

describe('the text filter', () => {
  it.each(['', null, 5, undefined])('asks for input when it gets %s (R-147)', (value) => {
    expect(findTextError(value)).toBe('inputRequired')
  })

  it.each([
    '<script>',
    '</SCRIPT >',
    'javascript:',
    'JaVaScRiPt:',
    'data:text/html',
    'vbscript:',
    '<img onerror=x>',
    '<svg/onload=x>',
    '" onclick = "',
    '< script>',
    '<x a="b"onclick="c"',
  ])('refuses %s (R-148)', (text) => {
    expect(findTextError(text)).toBe('invalidCharacters')
  })

  it.each([
    ...['abort', 'animationstart', 'animationend', 'auxclick', 'beforeinput', 'beforeunload'],
    ...['blur', 'change', 'click', 'drag', 'dragstart', 'dragover', 'error', 'focus', 'focusin'],
    ...['focusout', 'keydown', 'keyup', 'keypress', 'load', 'loadeddata', 'loadedmetadata'],
    ...['mouseover', 'mouseup', 'mousemove', 'mouseleave', 'pageshow', 'pagehide', 'pointerup'],
    ...['pointerrawupdate', 'scroll', 'scrollend', 'select', 'selectstart', 'touchend'],
    ...['touchcancel', 'transitionend', 'transitioncancel', 'transitionrun', 'wheel'],
  ])('refuses the handler on%s (R-148)', (event) => {
    expect(findTextError(`<b on${event}=x>`)).toBe('invalidCharacters')
    expect(findTextError(`<b/on${event}\n= x>`)).toBe('invalidCharacters')
    expect(findTextError(`on${event}=x < y`)).toBeUndefined()
  })

  it.each([
    'Conversion = 5%',
    'We use JavaScript daily',
    'option=1',
    '5 < 6',
    'data: text',
    'AT&T',
    'Phase one = done, phase two = on hold',
    'Margin < 5% if only = 3',
    'We call it "one = all"',
  ])('lets "%s" through (R-149)', (text) => {
    expect(findTextError(text)).toBeUndefined()
  })
})

describe('the e-mail rule', () => {
  it.each(['a@b.co', "o'brien@x.de", 'a+b@mail.bank.example'])('accepts %s (R-135)', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    'a@b',
    'a b@c.de',
    '@c.de',
    'a@',
    'a@b..c',
    'a,b@c.de',
    'a@-b.c',
    '',
  ])('rejects "%s" (R-135, R-327)', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})

describe('the address rule', () => {
  it('takes an address with a scheme and nothing else (R-151)', () => {
    expect(isUrl('https://x.y')).toBe(true)
    expect(isUrl('not a url')).toBe(false)
    expect(isUrl('')).toBe(false)
  })
})

describe('hostile texts of a megabyte (R-326)', () => {
  it('are judged at once', () => {
    // If a rule took quadratic time, each of these inputs would take hours.
    for (const piece of [
      ' ',
      '"',
      ' on',
      '/on',
      '" onanimationx',
      ' onpointera ',
      '< onload ',
      'on=',
    ]) {
      const text = piece.repeat(1_000_000 / piece.length)
      expect(['invalidCharacters', undefined]).toContain(findTextError(text))
    }
    for (const piece of ['a', 'a.', 'a-', '-', '.a']) {
      expect(isEmail(`a@${piece.repeat(500_000)}!`)).toBe(false)
    }
  })
})
