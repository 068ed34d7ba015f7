import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { buttonStyle } from '@/components/ui/button-style';
import { ByDay } from '@/components/ui/by-day';
import type { ArticleSummary } from '@/lib/contract/articles/articles';
import { dayInCambodia } from '@/lib/domain/dates/dates';

const dayMs = 86_400_000;

interface ArticleEndProps {
  article: Pick<ArticleSummary, 'type' | 'startsAt' | 'endsAt'> & { applyUrl: string | null };
}

/** The way to apply as long as there is one; from the day after its end, that an event or offer is over. */
export function ArticleEnd({ article: { type, startsAt, endsAt, applyUrl } }: ArticleEndProps) {
  const t = useTranslations('article');
  const apply = applyUrl && (
    <a href={applyUrl} rel="noopener noreferrer" className={buttonStyle({ variant: 'primary' })}>
      {t('apply')}
    </a>
  );
  const end = endsAt ?? startsAt;
  if (!end) return apply && <p className="mt-8">{apply}</p>;
  const kind = type === 'event' || type === 'job' ? type : 'offer';
  const over = (
    <Alert tone="warning" className="mt-8">
      {t(`over.${kind}`)}
    </Alert>
  );
  const open = apply ? <p className="mt-8">{apply}</p> : null;
  return (
    <ByDay
      phases={[
        { from: '', content: open },
        { from: dayInCambodia(Date.parse(end) + dayMs), content: over },
      ]}
    />
  );
}
