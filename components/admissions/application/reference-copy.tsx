import { useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button';

export function ReferenceCopy({ code }: { code: string }) {
  const t = useTranslations();
  return (
    <CopyButton text={code} size="sm" variant="ghost">
      {t('ui.copy')}
      <span className="sr-only"> {t('applications.reference')}</span>
    </CopyButton>
  );
}
