'use client';

import { useTranslations } from 'next-intl';
import type { NoticesShown } from './use-notifications';

const choices: readonly NoticesShown[] = ['all', 'unread', 'archived'];

/** All notices, the unread or the archive. */
export function ShownChoice({ show, onShow }: { show: NoticesShown; onShow: (show: NoticesShown) => void }) {
  const t = useTranslations('notification.show');
  return (
    <div role="group" aria-label={t('label')} className="flex gap-1.5 px-3 pt-2">
      {choices.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={show === each}
          className="chip shrink-0 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
          onClick={() => onShow(each)}
        >
          {t(each)}
        </button>
      ))}
    </div>
  );
}
