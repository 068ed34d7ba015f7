import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { ByDay } from '@/components/ui/by-day';
import { ApplyLink } from '@/components/schools/school/apply-link';
import type { Subject } from '@/lib/contract/schools/subjects';
import { formatDate } from '@/lib/domain/dates/dates';
import { type ApplicationState, applicationPhases } from '@/lib/domain/schools/application-state';
import { applyHref } from './apply-href';
import { RemindButton } from './remind-button';

interface ApplyActionProps {
  course: Subject;
  madeOn: string;
  /** `bar` has room for the button only. */
  shape: 'panel' | 'bar';
}

/** The button to apply while applications are open; otherwise the reason, the opening day, and a reminder. */
export function ApplyAction({ course, madeOn, shape }: ApplyActionProps) {
  const t = useTranslations('course.detail');
  const locale = useLocale();
  const isPanel = shape === 'panel';
  const texts = {
    ask: t('remind.ask'),
    on: t('remind.on'),
    added: t('remind.added'),
    removed: t('remind.removed'),
    undo: t('remind.undo'),
    failed: t('remind.failed'),
  };
  const remind = <RemindButton courseId={course.enrollableSubjectId} texts={texts} wide={isPanel} />;
  const dayText = (state: ApplicationState): string => {
    if (state.key === 'open') return state.until ? t('until', { date: formatDate(state.until, locale) }) : '';
    if (state.opensOn === null) return t('unknown');
    const date = formatDate(state.opensOn, locale);
    return state.key === 'not-yet-open' ? t('from', { date }) : t('next', { date });
  };
  const contentOf = (state: ApplicationState) => {
    if (state.key !== 'open') {
      return isPanel ? (
        <>
          <Alert tone="warning" title={t(`state.${state.key}`)} className="mb-3">
            {dayText(state)}
          </Alert>
          {remind}
        </>
      ) : (
        remind
      );
    }
    const apply = (
      <ApplyLink href={applyHref(course)} prefetch={false} {...(isPanel && { size: 'lg', wide: true })}>
        {t('apply')}
      </ApplyLink>
    );
    return isPanel ? (
      <>
        {apply}
        <p className="mt-2 text-center text-sm text-muted empty:hidden">{dayText(state)}</p>
      </>
    ) : (
      apply
    );
  };
  const phases = applicationPhases(course).map(({ from, state }) => ({ from, content: contentOf(state) }));
  return <ByDay phases={phases} madeOn={madeOn} />;
}
