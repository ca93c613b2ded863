/** The studio, which `quire dev` serves at `/_studio`. */
import '@mantine/core/styles.css'
import { createRoot } from 'react-dom/client'
import { App } from './studio/app/App'

const root = document.getElementById('studio')
if (root) createRoot(root).render(<App />)
