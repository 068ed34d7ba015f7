import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';

interface NothingFoundProps {
  total: number;
  none: string;
  /** The keyword names what no school teaches. */
  untaught?: boolean;
}

/** An empty page of a query in the page's HTML; the live part adds the ways out. */
export function NothingFound({ total, none, untaught = false }: NothingFoundProps) {
  const t = useTranslations('catalogue.empty');
  return total === 0 ? (
    <Empty title={none} illustration="search">
      {untaught && <p>{t('untaught')}</p>}
    </Empty>
  ) : (
    <Empty title={t('beyond')} illustration="lost" />
  );
}
