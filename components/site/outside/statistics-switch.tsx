'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { openDocument } from '@/lib/i18n/open-document';
import { href } from '@/lib/routes/href';
import { statisticsChoice } from './statistics-choice';

/** Allows changing the decision about statistics; loaded scripts end with the document. */
export function StatisticsSwitch() {
  const t = useTranslations('statistics');
  const locale = useLocale();
  const choice = useDeviceValue(statisticsChoice);
  if (!choice) return null;
  const change = () => {
    statisticsChoice.write(choice === 'yes' ? 'no' : 'yes');
    void openDocument(href('/privacy-policy'), locale);
  };
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <p>{t(`now.${choice}`)}</p>
      <Button variant="secondary" onClick={change}>
        {t(choice === 'yes' ? 'stop' : 'yes')}
      </Button>
    </div>
  );
}
