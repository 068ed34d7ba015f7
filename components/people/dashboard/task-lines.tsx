import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text-link';
import type { Applicant } from '@/lib/contract/applicant/applicant-shapes';
import type { ApplicationTask } from '@/lib/domain/applications/application-tasks';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

interface TaskLinesProps {
  tasks: readonly { task: ApplicationTask; application: Applicant }[];
}

/** What the person has to do for their applications, each a link to its application. */
export function TaskLines({ tasks }: TaskLinesProps) {
  const t = useTranslations('ahead');
  const locale = useLocale();
  return (
    <ul className="divide-y divide-border">
      {tasks.map(({ task: { kind, by, isLate }, application }) => (
        <li key={`${application.applicantId}${kind}`} className="py-2">
          <TextLink href={href('/profile/applications/[id]', { id: application.applicantId })}>
            {t(`task.${kind}`)}
          </TextLink>
          <p className="text-sm text-muted">
            {pickName(application.school, locale)}
            {by && ` · ${t(isLate ? 'late' : 'by', { date: formatDate(by, locale) })}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
