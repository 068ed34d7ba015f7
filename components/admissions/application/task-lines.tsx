import { useLocale } from 'next-intl';
import { taskHref, useTaskWords } from './use-task-words';
import { TextLink } from '@/components/ui/text-link';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import type { ApplicationTask } from '@/lib/domain/admissions/application-tasks';
import { pickName } from '@/lib/i18n/pick';

interface TaskLinesProps {
  tasks: readonly { task: ApplicationTask; application: Applicant }[];
}

/** What the person has to do for their applications, each a link to where it is done. */
export function TaskLines({ tasks }: TaskLinesProps) {
  const wordsOf = useTaskWords();
  const locale = useLocale();
  return (
    <ul className="divide-y divide-border">
      {tasks.map(({ task, application }) => {
        const { title, day } = wordsOf(task);
        return (
          <li key={`${application.applicantId}${task.kind}`} className="py-2">
            <TextLink href={taskHref(task.kind, application.applicantId)}>{title}</TextLink>
            <p className="text-sm text-muted">
              {[pickName(application.school, locale), day].filter(Boolean).join(' · ')}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
