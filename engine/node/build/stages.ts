import pc from 'picocolors'
import type { Progress } from '../lib/files/progress'

/**
 * Runs a stage of a build under the name that the terminal shows. A stage fails if it throws, or if
 * `hasFailed` returns `true` for its result.
 */
export type RunStage = <T>(
  name: string,
  work: (progress: Progress) => T | Promise<T>,
  hasFailed?: (result: T) => boolean,
) => Promise<T>

/** Runs stages and shows nothing. */
export const runQuietly: RunStage = async (_name, work) => work(() => {})

export interface StageView {
  write: (text: string) => void
  /** If `true`, the last line may be redrawn: in a terminal, not in a log. */
  isLive: boolean
  hasColors?: boolean
  /** The clock, in milliseconds. */
  now?: () => number
}

/** The time that a stage may take before its progress bar appears, in milliseconds. */
const DRAW_DELAY = 1000
const REDRAW_INTERVAL = 100
const BAR_WIDTH = 20
/** https://en.wikipedia.org/wiki/ANSI_escape_code#Control_Sequence_Introducer_commands */
const CLEAR_LINE = '\r\u001B[K'

/**
 * Runs each stage, and shows its name, count and time on a line. After a second, the line has a
 * progress bar. The name of a failed stage is shown, and its error is rethrown.
 * The progress bars of `@clack/prompts` are drawn by a timer, which does not fire while a stage
 * works in this thread, and they exit with 0 on Ctrl+C.
 */
export function showStages({
  write,
  isLive,
  hasColors = false,
  now = () => performance.now(),
}: StageView): RunStage {
  const { green, red, dim } = pc.createColors(hasColors)
  return async (name, work, hasFailed = () => false) => {
    const started = now()
    const elapsed = () => `${((now() - started) / 1000).toFixed(1)} s`
    let drawn = started + DRAW_DELAY - REDRAW_INTERVAL
    let isDrawn = false
    let count: Count | undefined
    const draw = () => {
      if (!isLive || now() - drawn < REDRAW_INTERVAL) return
      drawn = now()
      isDrawn = true
      write(`${CLEAR_LINE}${renderProgress(name, count)}  ${dim(elapsed())}`)
    }
    const timer = setInterval(draw, REDRAW_INTERVAL).unref()
    const end = (line: string) => write(`${isDrawn ? CLEAR_LINE : ''}${line}\n`)
    try {
      const result = await work((done, total) => {
        count = { done, total }
        draw()
      })
      const symbol = hasFailed(result) ? red('✗') : green('✓')
      end(`${symbol} ${name}${count ? `: ${count.done}` : ''} ${dim(`(${elapsed()})`)}`)
      return result
    } catch (reason) {
      end(`${red('✗')} ${name}`)
      throw reason
    } finally {
      clearInterval(timer)
    }
  }
}

interface Count {
  done: number
  total: number
}

function renderProgress(name: string, count: Count | undefined): string {
  if (!count) return `  ${name}`
  const { done, total } = count
  const filled = Math.round((BAR_WIDTH * done) / Math.max(total, 1))
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled)
  return `  ${name}  ${bar}  ${done}/${total}`
}
