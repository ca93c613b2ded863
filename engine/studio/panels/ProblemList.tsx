import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import errorIcon from '@tabler/icons/outline/alert-circle.svg'
import warningIcon from '@tabler/icons/outline/alert-triangle.svg'
import noteIcon from '@tabler/icons/outline/info-circle.svg'
import type { StudioProblem } from '../../core/studio/protocol'
import { Icon } from '../kit/Icon'
import { useSession, useStudio } from '../session/use-studio'
import styles from './ProblemList.module.css'

const SEVERITIES = {
  error: { icon: errorIcon, label: 'Error' },
  warning: { icon: warningIcon, label: 'Warning' },
  info: { icon: noteIcon, label: 'Note' },
}

/** The known problems of the site, each with its fixes. */
export function ProblemList() {
  const problems = useStudio((state) => state.problems)
  const count = useStudio((state) => state.problemCount)
  if (count === 0) return <Text c="dimmed">No problems.</Text>
  return (
    <Stack gap="xs">
      <ul className={styles.list}>
        {problems.map((problem) => (
          <ProblemItem
            key={`${problem.file}${problem.pointer} ${problem.rule} ${problem.message}`}
            problem={problem}
          />
        ))}
      </ul>
      {problems.length < count && (
        <Text size="sm" c="dimmed">
          {`The first ${problems.length} of ${count} problems.`}
        </Text>
      )}
    </Stack>
  )
}

function ProblemItem({ problem }: { problem: StudioProblem }) {
  const session = useSession()
  const { file, line, severity, message, hint, where, isMissing, fixes } = problem
  const { icon, label } = SEVERITIES[severity]
  return (
    <li className={styles.item} data-severity={severity}>
      <Group gap="xs" wrap="nowrap" align="start">
        <span className={styles.icon}>
          <Icon src={icon} />
        </span>
        <Stack gap={4} align="start">
          <Text size="sm">
            <strong>{`${label}: `}</strong>
            {isMissing ? `${where.at(-1)}: ${message}` : message}
          </Text>
          {hint && (
            <Text size="sm" c="dimmed">
              {hint}
            </Text>
          )}
          <Anchor
            component="button"
            size="xs"
            ta="start"
            mih={24}
            onClick={() => session.select(problem)}
          >
            {where.join(' › ')}
          </Anchor>
          <Text size="xs" c="dimmed">
            {`${file}, line ${line}`}
          </Text>
          {fixes.map((title) => (
            <Button
              key={title}
              className={styles.fix}
              size="compact-sm"
              variant="default"
              onClick={() => session.fix(problem, title)}
            >
              {title}
            </Button>
          ))}
        </Stack>
      </Group>
    </li>
  )
}
