'use client';

import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import Image from 'next/image';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { LinkButton } from '@/components/ui/link-button';
import { qaApi } from '@/lib/api/qa';
import type { SharedRecord } from '@/lib/contract/orientation/share-pictures';
import { formatDate } from '@/lib/domain/dates/dates';
import { sharePictureLimits } from '@/lib/domain/limits';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { RenewPicture } from './renew-picture';
import { useResultFace } from './result-face';
import { ShareLinks } from './share-links';
import { StopSharing } from './stop-sharing';
import { useResultTitle } from './use-result-title';

const majorsShown = 5;

/** The picture of a result in the reader's language, its suggestions, and for its person the buttons to share it. */
export function SharedResult({ record, isOwner }: { record: SharedRecord; isOwner: boolean }) {
  const t = useTranslations('sharedResult');
  const locale = useLocale();
  const { result, userId, recordId, thumbnails } = record;
  const validity = useQuery({
    ...qaApi.sharePictures.validate.queryOptions({ query: { userId, recordId } }),
    enabled: isOwner,
  });
  const picture = locale === 'km' ? thumbnails.kh : thumbnails.en;
  const face = useResultFace(result.scores);
  useResultTitle(face);
  const title = face.code
    ? t(`result.${result.test}`, { code: face.code, name: face.name })
    : t('result.even', { name: face.name });
  const majors = result.majors.slice(0, majorsShown);
  return (
    <article className="space-y-5">
      <figure>
        <Image
          unoptimized
          src={picture}
          width={sharePictureLimits.widthPx}
          height={sharePictureLimits.heightPx}
          alt={title}
          className="h-auto w-full rounded-lg border border-border"
        />
        <figcaption className="mt-2 text-sm text-muted">
          {t('taken', { date: formatDate(record.takenAt, locale) })}
        </figcaption>
      </figure>
      {isOwner && validity.data?.valid === false && <RenewPicture whose={{ userId, recordId }} />}
      {isOwner && (
        <>
          <ShareLinks whose={{ userId, recordId }} text={title} />
          <a href={picture} download className={`${buttonStyle({ variant: 'secondary' })} w-full`}>
            <Icon name="download" className="size-5" />
            {t('download')}
          </a>
        </>
      )}
      {majors.length > 0 && (
        <section>
          <h2 className="text-lg">{t('majors')}</h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {majors.map(({ code, name }) => (
              <li key={code}>
                <Badge>{pickText(name, locale)}</Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Alert tone="info">{t('notAVerdict')}</Alert>
      {isOwner ? (
        <StopSharing whose={{ userId, recordId }} />
      ) : (
        <LinkButton href={href('/orientation-test')} size="lg" className="w-full">
          {t('takeTest')}
        </LinkButton>
      )}
    </article>
  );
}
