'use client';

import Image from 'next/image';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Download } from '@/components/ui/icon';
import { resultPictureOf } from '@/lib/domain/orientation/result-code';
import { tallPictureLimits } from '@/lib/domain/limits';
import type { ResultFace } from './result-face';

/** The upright card, small, and the way to store it; left out where it cannot be fetched, as without connection. */
export function ResultCard({ face }: { face: ResultFace }) {
  const t = useTranslations('orientationResult.share');
  const lang = useLocale() === 'km' ? 'kh' : 'en';
  const path = resultPictureOf(face.code, lang, 'tall');
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === path) return null;
  return (
    <figure className="grid w-32 shrink-0 content-start gap-2 sm:w-48">
      <Image
        unoptimized
        src={path}
        alt={t('card')}
        width={tallPictureLimits.widthPx}
        height={tallPictureLimits.heightPx}
        onError={() => setFailed(path)}
        className="h-auto w-full rounded-md border border-border shadow-soft"
      />
      <a href={path} download={`sala-${face.code}.png`} className={buttonStyle({ variant: 'soft' })}>
        <Download aria-hidden="true" className="size-5" />
        {t('save')}
      </a>
    </figure>
  );
}
