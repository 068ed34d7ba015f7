'use client';

import { useTranslations } from 'next-intl';
import { Dialog as DialogPrimitive } from 'radix-ui';
import { type TouchEvent, useRef, useState } from 'react';
import { withTexts } from '@/components/feedback/with-texts';
import { Dialog, overlayStyle } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { PhotoCredit } from '@/components/ui/photo-credit';
import { Photo } from '@/components/ui/photo';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/** The texts of the large pictures: few readers open them, so no page contains them. */
const pictureTexts: Record<Locale, () => Promise<Pick<Messages, 'schoolPictures'>>> = {
  km: async () => ({ schoolPictures: (await import('@/messages/km/schools/schoolPictures.json')).default }),
  en: async () => ({ schoolPictures: (await import('@/messages/en/schools/schoolPictures.json')).default }),
};

export interface SchoolPicture {
  url: string;
  alt: string;
  /** Who took or owns it; '' where nobody is named. */
  credit: string;
}

interface PictureViewerProps {
  pictures: readonly SchoolPicture[];
  /** The first that is seen. */
  start: number;
  onClose: () => void;
}

const swipePx = 48;
const round = 'bg-white/15 text-white hover:bg-white/30';

function Viewer({ pictures, start, onClose }: PictureViewerProps) {
  const t = useTranslations('schoolPictures');
  const [index, setIndex] = useState(start);
  const touchedAt = useRef(0);
  const count = pictures.length;
  const go = (step: number) => setIndex((index + step + count) % count);
  const picture = pictures[index];
  const keys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
  const swipe = (event: TouchEvent) => {
    const way = (event.changedTouches[0]?.clientX ?? touchedAt.current) - touchedAt.current;
    if (count > 1 && Math.abs(way) > swipePx) go(way < 0 ? 1 : -1);
  };
  if (!picture) return null;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={overlayStyle} />
        <DialogPrimitive.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col bg-[#06110f]/95 text-white outline-none"
          onKeyDown={(event) => {
            const step = keys[event.key];
            if (step && count > 1) go(step);
          }}
          onTouchStart={(event) => {
            touchedAt.current = event.changedTouches[0]?.clientX ?? 0;
          }}
          onTouchEnd={swipe}
        >
          <div className="flex items-center justify-between gap-3 px-4 py-3">
            <DialogPrimitive.Title className="text-base font-medium tabular-nums">
              {t('place', { number: index + 1, count })}
            </DialogPrimitive.Title>
            <DialogPrimitive.Close asChild>
              <IconButton label={t('close')} icon={<Icon name="x" className="size-5" />} className={round} />
            </DialogPrimitive.Close>
          </div>
          <Photo
            key={picture.url}
            url={picture.url}
            alt={picture.alt}
            sizes="100vw"
            eager
            fallback={<p className="m-auto">{t('broken')}</p>}
            className="min-h-0 w-full flex-1 bg-transparent bg-contain bg-no-repeat object-contain"
          />
          <div className="flex min-h-18 items-center justify-between gap-4 px-4 py-3">
            {count > 1 && (
              <IconButton
                label={t('previous')}
                icon={<Icon name="chevron-left" className="size-5" />}
                onClick={() => go(-1)}
                className={round}
              />
            )}
            <div aria-live="polite" className="mx-auto max-w-prose text-center">
              <p>{picture.alt}</p>
              <PhotoCredit name={picture.credit} className="text-white/80" />
            </div>
            {count > 1 && (
              <IconButton
                label={t('next')}
                icon={<Icon name="chevron-right" className="size-5" />}
                onClick={() => go(1)}
                className={round}
              />
            )}
          </div>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </Dialog>
  );
}

/** Pictures in the size of the screen: arrow keys, buttons or a swipe lead to the next one. */
export const PictureViewer = withTexts(Viewer, pictureTexts, () => null);
