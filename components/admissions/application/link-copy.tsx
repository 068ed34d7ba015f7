'use client';

import { useLocale, useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button';
import { localizePath } from '@/lib/i18n/locales';
import { useApplicationArea } from './application-area';

/** The address of an application for a colleague: whoever may not open it finds nothing there. */
export function LinkCopy({ applicantId }: { applicantId: string }) {
  const t = useTranslations('applicationDesk');
  const area = useApplicationArea();
  const locale = useLocale();
  const address = new URL(localizePath(area.application(applicantId), locale), window.location.origin).href;
  return (
    <CopyButton text={address} size="sm" variant="ghost">
      {t('copyLink')}
    </CopyButton>
  );
}
