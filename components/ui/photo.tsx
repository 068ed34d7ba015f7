'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { pictureSources } from '@/lib/domain/picture-sizes';
import { onDisplayChange, usesLessData } from '@/lib/device/display';
import { cn } from './cn';

interface PhotoProps {
  url: string;
  /** '' where what it shows is said beside it. */
  alt: string;
  /** The width on the page, as `sizes` of an `img`. */
  sizes: string;
  /** For what is seen first on a page. */
  eager?: boolean | undefined;
  className?: string | undefined;
  /** The drawing in its place when it cannot be loaded. */
  fallback: ReactNode;
}

/**
 * An uploaded picture in the width that the page needs; a blur of it until it is there. Who saves data taps to see it:
 * before hydration a style hides it, so that nothing is fetched.
 */
export function Photo({ url, alt, sizes, eager, className, fallback }: PhotoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const t = useTranslations('ui');
  const lessData = useSyncExternalStore(onDisplayChange, usesLessData, () => false);
  const { src, srcSet, placeholder } = pictureSources(url);
  useEffect(() => {
    // It may have failed before the page was interactive.
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(url);
  }, [url]);
  const [wanted, setWanted] = useState<string | null>(null);
  if (broken === url) return fallback;
  const picture = (
    <img
      ref={image}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      {...(wanted !== url && { 'data-photo': '' })}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(url)}
      className={cn('bg-sunken bg-cover bg-center', className)}
      {...(placeholder && { style: { backgroundImage: `url(${placeholder})` } })}
    />
  );
  if (!lessData || wanted === url) return picture;
  return (
    <button type="button" onClick={() => setWanted(url)} className={cn('photo-button', className)}>
      {alt ? t('photo.showNamed', { name: alt }) : t('photo.show')}
    </button>
  );
}
