'use client';

import Image from 'next/image';
import { useTranslations } from 'next-intl';
import { tallPictureLimits } from '@/lib/domain/limits';

interface ResultCardProps {
  path: string;
  /** It could not be fetched, for example offline. */
  onFail: () => void;
}

/** The upright card, small: the picture to save and post. */
export function ResultCard({ path, onFail }: ResultCardProps) {
  const t = useTranslations('orientationResult.share');
  return (
    <Image
      unoptimized
      src={path}
      alt={t('card')}
      width={tallPictureLimits.widthPx}
      height={tallPictureLimits.heightPx}
      onError={onFail}
      className="h-auto w-32 shrink-0 self-start rounded-md border border-border shadow-soft sm:w-48"
    />
  );
}
