import failure from '../errors/Failure.late.css?inline'
import plainToast from '../toasts/PlainToast.late.css?inline'
import toastText from '../toasts/ToastText.late.css?inline'
import loading from './Loading.late.css?inline'
import spinner from './Spinner.late.css?inline'

/**
 * Adds the styles that only the app needs to the document. They are part of the app's code instead
 * of every page, and need no request, because some are for network errors. Their class names are
 * not renamed, and start with their component's name. They are in an element rather than an adopted
 * style sheet, because that would stay last and make Chromium load the fonts again whenever a sheet
 * is inserted before it.
 */
export function addLateStyles(): void {
  const style = document.createElement('style')
  style.textContent = failure + loading + spinner + plainToast + toastText
  document.head.append(style)
}
