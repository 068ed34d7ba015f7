'use client';

import { withTexts } from '@/components/feedback/with-texts';
import type { RoleArea } from '../area-nav';
import { type OpenPanel, openPanel } from '../frame-panels';
import { Palette } from './palette';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/keys/kbd';
import { type KeyGroup, shownKeys } from '@/components/ui/keys/shown-keys';

const none: readonly KeyGroup[] = [];

/** The keys that work on the page now, as its parts declare them. */
function KeysSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('palette.keys');
  const ofPage = useSyncExternalStore(shownKeys.subscribe, shownKeys.read, () => none);
  const everywhere: KeyGroup = {
    title: t('everywhere'),
    deeds: [
      { keys: ['Ctrl K', '⌘ K'], words: t('find') },
      { keys: ['?'], words: t('show') },
    ],
  };
  // Two forms of a page have the same keys.
  const once = [...ofPage, everywhere].filter(
    ({ title }, at, groups) => groups.findIndex((group) => group.title === title) === at,
  );
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={t('title')}>
        <div className="grid gap-5">
          {once.map(({ title, deeds }) => (
            <section key={title} aria-label={title}>
              <h3 className="mb-1 text-sm font-semibold text-muted">{title}</h3>
              <dl>
                {deeds.map(({ keys, words }) => (
                  <div
                    key={words}
                    className="flex min-h-10 items-center justify-between gap-4 border-b border-border last:border-0"
                  >
                    <dt>{words}</dt>
                    <dd className="flex items-center gap-1.5 text-sm text-muted">
                      {keys.map((key, at) => (
                        <span key={key} className="flex items-center gap-1.5">
                          {at > 0 && t('or')}
                          <Kbd name={key} />
                        </span>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <p className="text-sm text-muted">{t('touch')}</p>
        </div>
      </DialogContent>
    </Dialog>
  );
}

const close = () => openPanel(null);

/** What opens above a page of a desk, with texts that no page contains. */
export const FramePanel = withTexts(
  ({ panel, area }: { panel: OpenPanel; area: RoleArea }) =>
    panel === 'find' ? <Palette area={area} onClose={close} /> : <KeysSheet onClose={close} />,
  {
    km: async () => ({ palette: (await import('@/messages/km/core/palette.json')).default }),
    en: async () => ({ palette: (await import('@/messages/en/core/palette.json')).default }),
  },
  () => null,
);
