'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/feedback/query-state';
import { QueryProvider } from '@/lib/query/query-provider';
import { useViewer } from '@/lib/query/use-viewer';
import { NothingShared } from './nothing-shared';
import { PictureSkeleton } from './picture-skeleton';
import { sharedRecordQuery, type Whose } from './shared-record-query';
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
import { useResultFace } from './result-face';
import { ShareLinks } from './share-links';
import { useResultTitle } from './use-result-title';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { WriteButton } from '@/components/kits/write/write-button';

function StopSharing({ whose }: { whose: Whose }) {
  const t = useTranslations('sharedResult');
  const withdraw = useWrite(qaApi.sharePictures.withdraw, {
    inPlace: true,
    problems: { other: t('failed') },
  });
  return (
    <>
      {withdraw.problem && <Alert tone="danger">{withdraw.problem}</Alert>}
      <WriteButton
        variant="ghost"
        className="w-full"
        write={withdraw}
        onWrite={() => withdraw.run({ params: { recordId: whose.recordId } })}
        asks={{ title: t('stop.title'), description: t('stop.body'), danger: true }}
      >
        {t('stop.action')}
      </WriteButton>
    </>
  );
}

/** Shows what others will see before anything is shared. */
function StartSharing({ whose }: { whose: Whose }) {
  const t = useTranslations('sharedResult');
  const generate = useWrite(qaApi.sharePictures.generate, {
    inPlace: true,
    problems: { 404: t('gone'), other: t('failed') },
  });
  return (
    <div className="space-y-5">
      <p>{t('start.body')}</p>
      <ul className="list-disc space-y-1.5 pl-5 text-muted">
        <li>{t('start.shown')}</li>
        <li>{t('start.hidden')}</li>
        <li>{t('start.stop')}</li>
      </ul>
      {generate.problem && <Alert tone="danger">{generate.problem}</Alert>}
      <Button
        size="lg"
        className="w-full"
        loading={generate.busy}
        onClick={() => void generate.run({ body: { user: whose.userId, result: whose.recordId } })}
      >
        <Icon name="share-2" className="size-5" />
        {t('start.action')}
      </Button>
    </div>
  );
}

/** After another test the shared picture still shows the earlier result, until the person renews it. */
function RenewPicture({ whose }: { whose: Whose }) {
  const t = useTranslations('sharedResult');
  const generate = useWrite(qaApi.sharePictures.generate, {
    inPlace: true,
    problems: { other: t('failed') },
  });
  return (
    <Alert
      tone={generate.problem ? 'danger' : 'warning'}
      action={
        <Button
          variant="secondary"
          size="sm"
          loading={generate.busy}
          onClick={() => void generate.run({ body: { user: whose.userId, result: whose.recordId } })}
        >
          {t('renew.action')}
        </Button>
      }
    >
      {generate.problem ?? t('renew.body')}
    </Alert>
  );
}

const majorsShown = 5;

/** The picture of a result in the reader's language, its suggestions, and for its person the buttons to share it. */
function SharedResult({ record, isOwner }: { record: SharedRecord; isOwner: boolean }) {
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

function Loaded({ whose, isOwner }: { whose: Whose; isOwner: boolean }) {
  const record = useQuery(sharedRecordQuery(whose));
  return (
    <QueryState query={record} skeleton={<PictureSkeleton />}>
      {(shared) => {
        if (shared) return <SharedResult record={shared} isOwner={isOwner} />;
        return isOwner ? <StartSharing whose={whose} /> : <NothingShared />;
      }}
    </QueryState>
  );
}

function Own({ whose }: { whose: Whose }) {
  const viewer = useViewer();
  // Without a known session the visitor's view is shown.
  if (viewer.status === 'pending') return <PictureSkeleton />;
  return <Loaded whose={whose} isOwner={viewer.data?.sub === whose.userId} />;
}

/** A shared result, in the public view or in that of its person; fetched after the page, with its own query client. */
export function SharedRecordView({ whose, isSignedIn }: { whose: Whose; isSignedIn: boolean }) {
  return (
    <QueryProvider>
      {isSignedIn ? <Own whose={whose} /> : <Loaded whose={whose} isOwner={false} />}
    </QueryProvider>
  );
}
