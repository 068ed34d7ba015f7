'use client';

import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { CopyButton } from '@/components/ui/copy-button';
import { LinkButton } from '@/components/ui/link-button';
import { writeScores } from '@/lib/domain/orientation/orientation-code';
import { resultPictureOf } from '@/lib/domain/orientation/result-code';
import { localizePath } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { useSignedIn } from '@/lib/session/use-signed-in';
import type { OrientationTest, StoredResult } from './orientation-state';
import type { AnyScores, ResultFace } from './result-face';
import { ResultSection } from './result-section';
import { sharedPath } from './shared-path';
import Image from 'next/image';
import { tallPictureLimits } from '@/lib/domain/limits';

interface ResultCardProps {
  path: string;
  /** It could not be fetched, for example offline. */
  onFail: () => void;
}

/** The upright card, small: the picture to save and post. */
function ResultCard({ path, onFail }: ResultCardProps) {
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

interface ShareResultProps {
  test: OrientationTest;
  scores: AnyScores;
  face: ResultFace;
  /** The record in the account; its picture can then be shared. */
  record?: StoredResult['record'];
}

const shareTargets = (url: string, text: string) => [
  {
    key: 'telegram' as const,
    icon: 'send' as const,
    href: `https://t.me/share/url?${new URLSearchParams({ url, text })}`,
  },
  {
    key: 'facebook' as const,
    icon: 'share-2' as const,
    href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  },
];

/** A link with the scores and without a name; the short one when signed in. */
export function ShareResult({ test, scores, face, record }: ShareResultProps) {
  const t = useTranslations('orientationResult.share');
  const locale = useLocale();
  const signedIn = useSignedIn();
  const written = writeScores(test, scores);
  const longUrl = new URL(localizePath(sharedPath(test, written), locale), window.location.origin).href;
  const [short, setShort] = useState<{ of: string; url: string | null } | null>(null);
  useEffect(() => {
    if (!signedIn) return;
    let stale = false;
    const done = (url: string | null) => {
      if (!stale) setShort({ of: longUrl, url });
    };
    import('@/lib/api/short-link')
      .then(({ shortLinkApi }) => shortLinkApi.shortUrls.create({ body: { longUrl } }))
      .then(
        ({ shortUrl }) => done(shortUrl),
        () => done(null),
      );
    return () => {
      stale = true;
    };
  }, [signedIn, longUrl]);

  const current = short?.of === longUrl ? short : null;
  const url = current?.url ?? longUrl;
  const { code, pictureCode, name } = face;
  const text = code ? t('text', { code, name }) : t('textEven', { name });
  const card = resultPictureOf(pictureCode, locale === 'km' ? 'kh' : 'en', 'tall');
  const [cardFailed, setCardFailed] = useState<string | null>(null);
  return (
    <ResultSection title={t('title')} lead={t('hint')} className="print:hidden">
      <div className="flex gap-4 sm:gap-6">
        {cardFailed !== card && <ResultCard path={card} onFail={() => setCardFailed(card)} />}
        <div className="min-w-0">
          <div className="flex flex-wrap gap-3">
            <CopyButton text={url} variant="primary">
              {t('copy')}
            </CopyButton>
            {shareTargets(url, text).map(({ key, icon, href }) => (
              <a
                key={key}
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonStyle({ variant: 'secondary' })}
              >
                <Icon name={icon} className="size-5" />
                {t(key)}
              </a>
            ))}
            {cardFailed !== card && (
              <a
                href={card}
                download={`sala-${pictureCode}.png`}
                className={buttonStyle({ variant: 'soft' })}
              >
                <Icon name="download" className="size-5" />
                {t('save')}
              </a>
            )}
            {signedIn && record && (
              <LinkButton href={href('/generate-thumbnail', undefined, { ...record })} variant="secondary">
                <Icon name="image" className="size-5" />
                {t('picture')}
              </LinkButton>
            )}
          </div>
          <p className="mt-2 text-sm break-all text-muted">{url}</p>
          {current?.url === null && <p className="text-sm text-muted">{t('failed')}</p>}
        </div>
      </div>
    </ResultSection>
  );
}
