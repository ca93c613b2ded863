/**
 * The large packages of the development server. What Node has loaded before tsx is not read
 * again by it: tsx would keep their sources, with source maps, in memory.
 */
import 'vite'
import '@mantine/core'
import 'react-dom/server'
