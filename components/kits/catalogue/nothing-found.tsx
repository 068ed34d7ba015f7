import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';

/** An empty page of a query in the page's HTML; the live part adds the ways out. */
export function NothingFound({ total, none }: { total: number; none: string }) {
  const t = useTranslations('catalogue.empty');
  return total === 0 ? (
    <Empty title={none} illustration="search" />
  ) : (
    <Empty title={t('beyond')} illustration="lost" />
  );
}
