'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LaterJoinAccounts } from './later-parts';
import { SettingsSection } from './settings-section';

/** For who has signed up twice, with two numbers. */
export function JoinSection({ userId }: { userId: string }) {
  const t = useTranslations('settings.join');
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      {isOpen ? (
        <LaterJoinAccounts userId={userId} onDone={() => setOpen(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      )}
    </SettingsSection>
  );
}
