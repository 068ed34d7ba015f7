'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { useKeys } from '@/components/ui/keys/use-keys';

/** Ctrl+S saves the form that has the focus, and the form of the page where none has it. */
export function useSaveKey(area: RefObject<HTMLFormElement | null>, save: () => void): void {
  const t = useTranslations('editor');
  useKeys(t('keys'), [
    {
      keys: ['s'],
      held: true,
      words: t('save'),
      deed: () => {
        const other = document.activeElement?.closest('form, [role="dialog"]');
        if (other && other !== area.current && !other.contains(area.current)) return false;
        return save();
      },
    },
  ]);
}
