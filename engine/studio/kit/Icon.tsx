import styles from './Icon.module.css'

/** A drawing in the colour of the text around it. `src` is the URL of an SVG. */
export function Icon({ src }: { src: string }) {
  return <span aria-hidden className={styles.icon} style={{ maskImage: `url("${src}")` }} />
}
