import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { cn } from '@/components/ui/cn';
import type { ApplicationPaper } from '@/lib/contract/admissions/application-paper';

const looks = {
  none: { icon: 'file-text', style: 'text-muted' },
  original: { icon: 'school', style: 'text-accent-text' },
  sent: { icon: 'clock', style: 'text-accent-text' },
  received: { icon: 'circle-check', style: 'text-success' },
  refused: { icon: 'circle-exclamation-point', style: 'text-danger' },
} as const;

interface PaperStateProps {
  paper: ApplicationPaper | null;
  original?: boolean;
}

/** What has become of a paper, and why it was refused. */
export function PaperState({ paper, original = false }: PaperStateProps) {
  const t = useTranslations('applications.papers');
  const state = paper?.state ?? (original ? 'original' : 'none');
  const { icon, style } = looks[state];
  return (
    <>
      <p className={cn('flex items-start gap-1.5 text-sm font-medium', style)}>
        <Icon name={icon} className="mt-[0.2em] size-4 shrink-0" />
        {t(`state.${state}`)}
      </p>
      {paper?.reason && (
        <p className="mt-1.5 whitespace-pre-line rounded-md bg-sunken px-3 py-2">
          <span className="block text-sm text-muted">{t('reason')}</span>
          {paper.reason}
        </p>
      )}
    </>
  );
}
