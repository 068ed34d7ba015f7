'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { PopoverButton } from '@/components/ui/popover-button';

/** What a list is for, for who has not worked with it yet. */
export function AboutList({ children }: { children: ReactNode }) {
  const t = useTranslations('list');
  return (
    <PopoverButton
      label={t('about')}
      aria-label={t('about')}
      className={buttonStyle({ variant: 'ghost', size: 'icon-sm', className: 'text-muted' })}
      face={<Icon name="info" className="size-5" />}
      align="start"
      contentClass="w-80"
    >
      <p className="p-4">{children}</p>
    </PopoverButton>
  );
}
