import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { useStudio } from '../session/use-studio'
import { Outline } from './Outline'
import { PageList } from './PageList'
import { ProblemList } from './ProblemList'
import styles from './SidePanel.module.css'
import { SiteParts } from './SiteParts'

export function SidePanel() {
  const count = useStudio((state) => state.problemCount)
  const [tab, setTab] = useState<string | null>('blocks')
  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false}>
      <Tabs.List grow className={styles.tabs}>
        <Tabs.Tab value="pages">Pages</Tabs.Tab>
        <Tabs.Tab value="blocks">Blocks</Tabs.Tab>
        <Tabs.Tab value="site">Site</Tabs.Tab>
        <Tabs.Tab value="problems">{count === 0 ? 'Problems' : `Problems (${count})`}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="pages" p="sm">
        <PageList onAdd={() => setTab('blocks')} />
      </Tabs.Panel>
      <Tabs.Panel value="blocks" p="sm">
        <Outline />
      </Tabs.Panel>
      <Tabs.Panel value="site" p="sm">
        <SiteParts />
      </Tabs.Panel>
      <Tabs.Panel value="problems" p="sm">
        <ProblemList />
      </Tabs.Panel>
    </Tabs>
  )
}
