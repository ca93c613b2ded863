import { useElementSize } from '@mantine/hooks'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FromIframe, ToIframe } from '../../core/studio/iframe-messages'
import { PREVIEW_META } from '../../core/studio/protocol'
import { findShown } from '../session/outline'
import { readMeta } from '../session/read-meta'
import { useSession, useStudio } from '../session/use-studio'
import styles from './Preview.module.css'

/** The width of the page. `window` is that of the window. */
export type PreviewSize = 'phone' | 'tablet' | 'desktop' | 'window'

/** The least widths at which the page is shown, in CSS pixels. */
const WIDTHS: Record<PreviewSize, number> = { phone: 360, tablet: 768, desktop: 1280, window: 320 }

interface PreviewProps {
  size: PreviewSize
  /** If `true`, clicks work as on the published page. */
  usesPage: boolean
}

/** The page, as the development server shows it. */
export function Preview({ size, usesPage }: PreviewProps) {
  const iframe = useRef<HTMLIFrameElement>(null)
  const isLoaded = useRef(false)
  /** The number of pages that the iframe has shown. */
  const [count, setCount] = useState(0)
  const { ref: stage, width, height } = useElementSize<HTMLDivElement>()
  const session = useSession()
  const pointer = useStudio(findShown)
  const labels = useStudio((state) => state.blockLabels)
  const origin = readMeta(PREVIEW_META)
  const showPage = useVisit(iframe, origin)

  const send = (message: ToIframe) => {
    if (isLoaded.current) iframe.current?.contentWindow?.postMessage(message, origin)
  }

  useEffect(() => {
    const listen = (event: MessageEvent<FromIframe>) => {
      if (event.source !== iframe.current?.contentWindow || event.origin !== origin) return
      const { data } = event
      if (data.kind === 'quire-page') {
        setCount((before) => before + 1)
        showPage(data.route)
      }
      if (data.kind === 'quire-pick') session.pick(data.route, data.pointer)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [session, origin, showPage])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was just loaded knows neither.
  useEffect(() => {
    send({ kind: 'quire-mode', usesPage })
    send({ kind: 'quire-labels', labels })
    send({ kind: 'quire-select', pointer })
  }, [pointer, usesPage, labels, count])

  return (
    <div ref={stage} className={styles.stage}>
      <iframe
        ref={iframe}
        className={styles.page}
        style={fitPage(size, { width, height })}
        title="Page"
        onLoad={() => {
          isLoaded.current = true
          send({ kind: 'quire-mode', usesPage })
        }}
      />
    </div>
  )
}

/** Loads the visited page. Returns a function for the route of each page that the iframe shows. */
function useVisit(
  iframe: React.RefObject<HTMLIFrameElement | null>,
  site: string,
): (shown: string) => void {
  const session = useSession()
  const visit = useStudio((state) => state.visit)
  const base = useStudio((state) => state.base)
  /** The route that is being loaded. */
  const awaited = useRef<string>(undefined)
  const load = useCallback(
    (route: string) => {
      // The same address loads the page again.
      if (iframe.current) iframe.current.src = site + base + route
    },
    [iframe, site, base],
  )
  useEffect(() => {
    awaited.current = visit.route
    load(visit.route)
  }, [load, visit])
  return useCallback(
    (shown: string) => {
      const { current: route = shown } = awaited
      awaited.current = undefined
      // A page that no longer exists loads again, which ends the load of another page.
      if (shown === route) session.showPage(route)
      else load(route)
    },
    [session, load],
  )
}

/** Scales a page down if the stage is narrower than the page. */
function fitPage(size: PreviewSize, stage: { width: number; height: number }): React.CSSProperties {
  if (stage.width === 0) return {}
  const least = WIDTHS[size]
  const scale = Math.min(1, stage.width / least)
  const isFixed = size === 'phone' || size === 'tablet'
  const width = isFixed ? least : Math.max(stage.width, least)
  return { width, height: stage.height / scale, transform: `scale(${scale})` }
}
