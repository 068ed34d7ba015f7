import { useTranslations } from 'next-intl';
import { Badge } from './badge';

/** Marks invented data. The caller knows whether it is invented (`showsDemoData`). */
export function DemoBadge({ className }: { className?: string }) {
  const t = useTranslations('ui');
  return (
    <Badge tone="highlight" className={className}>
      {t('demo')}
    </Badge>
  );
}
