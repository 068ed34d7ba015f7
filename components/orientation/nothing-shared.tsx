import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { LinkButton } from '@/components/ui/link-button';
import { href } from '@/lib/routes/href';

/** For an address of a result that was never or is no longer shared. */
export function NothingShared() {
  const t = useTranslations('sharedResult');
  return (
    <Empty
      title={t('none.title')}
      illustration="search"
      action={<LinkButton href={href('/orientation-test')}>{t('takeTest')}</LinkButton>}
    >
      {t('none.help')}
    </Empty>
  );
}
