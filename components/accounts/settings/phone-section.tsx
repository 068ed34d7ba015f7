'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { formatPhone } from '@/lib/domain/values/phone';
import { LaterChangePhone } from './later-parts';
import { SettingsSection } from './settings-section';

/** The number that the person signs in with, and how it is changed. */
export function PhoneSection({ userId, phone }: { userId: string; phone: string | null }) {
  const t = useTranslations('settings.phone');
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection title={t('title')} lead={phone ? t('lead', { phone: formatPhone(phone) }) : t('none')}>
      {isOpen ? (
        <LaterChangePhone userId={userId} onDone={() => setOpen(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t(phone ? 'change' : 'add')}
        </Button>
      )}
    </SettingsSection>
  );
}
