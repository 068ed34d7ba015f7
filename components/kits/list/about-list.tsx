'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';

/** What a list is for, for who has not worked with it yet. */
export function AboutList({ children }: { children: ReactNode }) {
  const t = useTranslations('list');
  return (
    <Popover>
      <PopoverTrigger
        aria-label={t('about')}
        className={buttonStyle({ variant: 'ghost', size: 'icon-sm', className: 'text-muted' })}
      >
        <Icon name="info" className="size-5" />
      </PopoverTrigger>
      <PopoverContent align="start" aria-label={t('about')} className="w-80">
        <p className="p-4">{children}</p>
      </PopoverContent>
    </Popover>
  );
}
