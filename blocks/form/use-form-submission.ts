import { type RefObject, useEffect, useRef, useState } from 'react'
import type { RateLimiter } from '../../engine/block-api'
import {
  createRateLimiter,
  useAddressOf,
  useMessages,
  useStorageKey,
  useToast,
} from '../../engine/block-api'
import type { FormBlock, FormField } from '../../schemas/generated/types'
import { FormRefused } from './form-rejection'
import { buildFormRequest } from './form-request'
import type { Sending } from './form-transport'
import { sendForm } from './form-transport'
import type { SecurityToken } from './security-token'
import { createSecurityToken } from './security-token'
import type { LiveBlock } from './services/services'
import { cleanValues } from './values/clean-values'
import type { FormValues } from './values/fields'
import { listFieldsFor } from './values/fields'

export interface Upload {
  /** The part that has been sent, in percent. */
  percent: number
  cancel: () => void
}

/** The result of a submission: sent, failed, or error messages keyed by field name. */
export type SubmissionEnd = 'sent' | 'kept' | Record<string, string>

export interface FormSubmission {
  submitting: boolean
  /** The upload of files, while it lasts. */
  upload: Upload | undefined
  /** The form's security token. Empty on the server. */
  readToken: () => string
  /**
   * Sends valid values, and shows the result in a toast. `data` is the form's data as the browser
   * would send it.
   */
  submit: (values: FormValues, data: FormData) => Promise<SubmissionEnd>
}

const MINUTE_MS = 60_000
/** The reason of a signal if the visitor stops the upload. */
const CANCELLED = 'cancelled'

/** Attempts are counted in page memory, which survives navigation within the app. */
const limiters = new Map<string, RateLimiter>()

function findLimiter({ name, limit }: FormBlock): RateLimiter | undefined {
  if (!limit || limiters.has(name)) return limiters.get(name)
  const { attempts, minutes } = limit
  const limiter = createRateLimiter({
    limit: attempts,
    windowMs: minutes * MINUTE_MS,
    now: Date.now,
  })
  limiters.set(name, limiter)
  return limiter
}

/**
 * Submits a form whose fields are valid: checks the rate limit, gets the token, builds the request
 * and sends it.
 */
export function useFormSubmission(block: LiveBlock): FormSubmission {
  const showToast = useToast()
  const { invalidEmail } = useMessages()
  const [submitting, setSubmitting] = useState(false)
  const token = useRef<SecurityToken>(undefined)
  const tokenKey = useStorageKey('quire-form-token')
  const addressOf = useAddressOf()
  const sending = useSending()
  useEffect(() => {
    token.current = createSecurityToken(tokenKey)
  }, [tokenKey])

  async function submit(values: FormValues, data: FormData): Promise<SubmissionEnd> {
    const { fields, limit, success, transport } = block
    if (!token.current || transport.type === 'placeholder') return 'kept'
    const key = limit ? String(values[limit.by] ?? '') : ''
    const attempt = findLimiter(block)?.attempt(key)
    if (attempt?.allowed === false) {
      showToast('tooManyAttempts', { minutes: String(Math.ceil(attempt.waitMs / MINUTE_MS)) })
      return 'kept'
    }
    if (!token.current.verify()) {
      token.current.renew()
      showToast('securityFailed')
      return 'kept'
    }
    const isData = transport.type === 'http' && transport.as === 'form-data'
    // A form service would send the token to the owner like any other value.
    const isNamed = transport.type === 'http' && transport.service !== undefined
    const request = buildFormRequest({
      fields,
      values,
      token: isNamed ? '' : token.current.get(),
      ...(isData && { data }),
    })
    if ('invalidEmail' in request) return { [request.invalidEmail]: invalidEmail }
    setSubmitting(true)
    try {
      const placed = transport.type === 'http' && { url: addressOf(transport.url) }
      await sendForm({ ...transport, ...placed }, request, sending.start())
      token.current.renew()
      showToast(success)
      return 'sent'
    } catch (reason) {
      if (reason === CANCELLED) return 'kept'
      const messages = reason instanceof FormRefused ? listShown(fields, values, reason.fields) : {}
      if (Object.keys(messages).length > 0) return messages
      showToast('submissionFailed')
      return 'kept'
    } finally {
      setSubmitting(false)
      sending.end()
    }
  }

  const { upload } = sending
  return { submitting, upload, readToken: () => token.current?.get() ?? '', submit }
}

/** The messages for fields that the visitor sees. */
function listShown(fields: FormField[], values: FormValues, messages: Record<string, string>) {
  const shown = listFieldsFor(fields, cleanValues(fields, values))
  const names = shown.filter((field) => 'rules' in field).map(({ name }) => name)
  return Object.fromEntries(Object.entries(messages).filter(([name]) => names.includes(name)))
}

/** The state of one submission at a time. Leaving the page stops it. */
function useSending() {
  const controller = useRef<AbortController>(undefined)
  const [percent, setPercent] = useState<number>()
  useEffect(() => {
    const leave = () => controller.current?.abort()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  const cancel = () => controller.current?.abort(CANCELLED)
  return {
    upload: percent === undefined ? undefined : { percent, cancel },
    start(): Sending {
      controller.current = new AbortController()
      const onProgress = (part: number) => setPercent(Math.floor(part * 100))
      return { signal: controller.current.signal, onProgress }
    },
    end: () => setPercent(undefined),
  }
}

/**
 * `true` while the browser posts the form itself, because the visitor pressed the button before
 * hydration. The form must not be sent again until the server has had time to answer.
 */
export function useNativePost(
  form: RefObject<HTMLFormElement | null>,
  { transport }: LiveBlock,
): boolean {
  const [posting, setPosting] = useState(false)
  const timeout = transport.type === 'http' ? transport.timeout : 0
  useEffect(() => {
    const end = () => setPosting(false)
    // The back button may restore the page while `isPosting` is still `true`.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && end()
    // Waits for the next task, because the form itself handles the submission that triggers
    // hydration.
    let timer = setTimeout(() => {
      if (!wasPosted(form.current)) return
      setPosting(true)
      timer = setTimeout(end, timeout)
    })
    addEventListener('pageshow', onShow)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', onShow)
    }
  }, [form, timeout])
  return posting
}

/** Returns `true` if the browser posted the form without a script. */
function wasPosted(form: HTMLFormElement | null): boolean {
  const { sent } = window.quireEarly ?? {}
  return sent !== undefined && sent.target === form && !sent.defaultPrevented
}
