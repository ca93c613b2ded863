import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { ChangeList } from '../changes/ChangeList'
import { useChanges } from '../changes/use-changes'
import { useStudio } from '../session/use-studio'
import { Outline } from './Outline'
import { PageList } from './PageList'
import { ProblemList } from './ProblemList'
import styles from './SidePanel.module.css'
import { SiteParts } from './SiteParts'

export function SidePanel() {
  const count = useStudio((state) => state.problemCount)
  const changes = useChanges()
  const [tab, setTab] = useState<string | null>('blocks')
  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false}>
      <Tabs.List grow className={styles.tabs}>
        <Tabs.Tab value="pages">Pages</Tabs.Tab>
        <Tabs.Tab value="blocks">Blocks</Tabs.Tab>
        <Tabs.Tab value="site">Site</Tabs.Tab>
        <Tabs.Tab value="problems">{writeCount('Problems', count)}</Tabs.Tab>
        <Tabs.Tab value="changes">{writeCount('Changes', changes?.total ?? 0)}</Tabs.Tab>
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
      <Tabs.Panel value="changes" p="sm">
        {changes && <ChangeList changes={changes} />}
      </Tabs.Panel>
    </Tabs>
  )
}

const writeCount = (label: string, count: number) => (count === 0 ? label : `${label} (${count})`)
