import { useLocale, useTranslations } from 'next-intl';
import type { ApplicationTask } from '@/lib/domain/admissions/application-tasks';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

/** How a task is named wherever it stands: what is to be done, and by when. */
export function useTaskWords() {
  const t = useTranslations('applicationTurn');
  const locale = useLocale();
  return ({ kind, papers, by, isLate }: ApplicationTask) => {
    const names = papers.map((paper) => pickText(paper, locale)).join(', ');
    return {
      title: kind === 'paper' ? t('deed.paper', { count: papers.length, paper: names }) : t(`deed.${kind}`),
      /** The papers where the title only counts them. */
      names: papers.length > 1 ? names : null,
      day: by && t(isLate ? 'late' : 'by', { date: formatDate(by, locale) }),
    };
  };
}

/** The page on which a task is done. */
export const taskHref = (kind: ApplicationTask['kind'], id: string) =>
  kind === 'result'
    ? href('/profile/educationhistory/high-school-information')
    : href('/profile/applications/[id]', { id });
