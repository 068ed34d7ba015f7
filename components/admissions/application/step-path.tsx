import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { pathOf, type PathState, type PathStep } from './path-steps';

const lineStyle: Record<PathState, string> = {
  done: 'bg-accent',
  current: 'border-l-2 border-dashed border-border-strong/60',
  ahead: 'border-l-2 border-dashed border-border-strong/60',
};

function Mark({ state, color }: { state: PathState; color: string | undefined }) {
  const circle = 'relative z-10 grid size-7 shrink-0 place-items-center rounded-full';
  if (state === 'done') {
    return (
      <span aria-hidden="true" className={cn(circle, 'bg-accent text-on-accent')}>
        <Icon name="check" className="size-4" />
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className={cn(
        circle,
        'border-2 bg-surface',
        state === 'ahead' ? 'border-border-strong/60' : 'border-text',
      )}
    >
      {state === 'current' && <span className="size-3.5 rounded-full" style={{ backgroundColor: color }} />}
    </span>
  );
}

function PathItem({ item: { step, state, at }, last }: { item: PathStep; last: boolean }) {
  const t = useTranslations('applications.path');
  const locale = useLocale();
  const hint = step ? t(state) : t('decisionHint');
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="relative flex gap-3.5 pb-4 last:pb-0"
    >
      {!last && (
        <span
          aria-hidden="true"
          className={cn('absolute bottom-0 left-[0.8125rem] top-6 w-0.5', lineStyle[state])}
        />
      )}
      <Mark state={state} color={step?.color} />
      <div className="min-w-0">
        <p className={cn(state === 'ahead' ? 'text-muted' : 'font-semibold')}>
          {step ? pickName(step, locale) : t('decision')}
        </p>
        <p className="text-sm text-muted">
          {hint}
          {at && ` · ${formatDate(at, locale)}`}
        </p>
      </div>
    </li>
  );
}

/** The path of an application, vertically: past steps, the current one, coming ones. */
export function StepPath({ application, className }: { application: ApplicantDetail; className?: string }) {
  const t = useTranslations('applications.path');
  const path = pathOf(application);
  return (
    <ol aria-label={t('title')} className={className}>
      {path.map((item, index) => (
        <PathItem key={item.key} item={item} last={index === path.length - 1} />
      ))}
    </ol>
  );
}
