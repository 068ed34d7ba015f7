'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { portalHref } from '@/components/school-day/membership/use-portal';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { lmsApi } from '@/lib/api/lms';
import { useSearchParams } from '@/lib/i18n/navigation';
import { pickText } from '@/lib/i18n/pick';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { useWrite } from '@/components/kits/write/use-write';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { Text } from '@/lib/contract/fields';
import type { materialKinds } from '@/lib/domain/school-day/assessments';

interface ReadableMaterial {
  materialId: string;
  kind: (typeof materialKinds)[number];
  title: Text;
  body: Text | null;
  url: string | null;
  /** Left out in a preview. */
  readAt?: string | null;
}

interface MaterialReaderProps {
  chosen: ChosenMembership;
  courseId: string;
  materials: readonly ReadableMaterial[];
  material: ReadableMaterial;
}

/** The student says that a material is read, or is to be read again. */
function ReadMark({ chosen, material }: Pick<MaterialReaderProps, 'chosen' | 'material'>) {
  const t = useTranslations('courseWork.reader');
  const errorText = useErrorText();
  const mark = useWrite(lmsApi.records.readMaterial);
  const { membership, studentId } = chosen;
  if (membership.kind !== 'student' || !studentId || material.readAt === undefined) return null;
  const isRead = material.readAt !== null;
  const set = async () => {
    try {
      await mark.send({
        params: { orgId: membership.organizationId, id: studentId, materialId: material.materialId },
        body: { read: !isRead },
      });
    } catch (error) {
      showToast({ kind: 'danger', message: errorText(error) });
    }
  };
  return (
    <Button variant={isRead ? 'secondary' : 'primary'} loading={mark.busy} onClick={() => void set()}>
      {t(isRead ? 'unread' : 'read')}
    </Button>
  );
}

/** One material: its text or its address, and the ways to the next and the previous one. */
function MaterialReader({ chosen, courseId, materials, material }: MaterialReaderProps) {
  const t = useTranslations('courseWork');
  const locale = useLocale();
  const place = materials.findIndex(({ materialId }) => materialId === material.materialId);
  const [previous, next] = [materials[place - 1], materials[place + 1]];
  const hrefOf = ({ materialId }: ReadableMaterial) =>
    portalHref(chosen, '/profile/view-course-material', { course: courseId, material: materialId });
  return (
    <article className="grid grid-cols-1 gap-4 rounded-lg border border-border bg-surface p-5">
      <header>
        <p className="text-sm text-muted">
          {t(`kinds.${material.kind}`)} · {t('reader.place', { place: place + 1, count: materials.length })}{' '}
          {material.readAt && <Badge tone="success">{t('reader.isRead')}</Badge>}
        </p>
        <h2 className="mt-1 text-xl">{pickText(material.title, locale)}</h2>
      </header>
      {material.body && (
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{pickText(material.body, locale)}</p>
      )}
      {material.url && (
        <p>
          <a className="break-all underline" href={material.url} target="_blank" rel="noopener noreferrer">
            {t(material.kind === 'file' ? 'reader.openFile' : 'reader.openLink')}
          </a>
          <span className="block text-sm text-muted break-all">{material.url}</span>
        </p>
      )}
      <footer className="flex flex-wrap gap-3">
        <ReadMark chosen={chosen} material={material} />
        {previous && (
          <LinkButton variant="secondary" href={hrefOf(previous)}>
            {t('reader.previous')}
          </LinkButton>
        )}
        {next && (
          <LinkButton variant="secondary" href={hrefOf(next)}>
            {t('reader.next')}
          </LinkButton>
        )}
      </footer>
    </article>
  );
}

interface OfCourse {
  chosen: ChosenMembership;
  courseId: string;
}

function Materials({ chosen, courseId, materials }: OfCourse & { materials: readonly ReadableMaterial[] }) {
  const t = useTranslations('courseWork.reader');
  const locale = useLocale();
  const wanted = useSearchParams().get('material');
  const material = wanted ? materials.find(({ materialId }) => materialId === wanted) : materials[0];
  // A notice or a bookmark may lead to what its teacher has withdrawn since.
  if (!material && wanted)
    return (
      <Empty
        title={t('gone')}
        action={
          materials.length > 0 && (
            <LinkButton href={portalHref(chosen, '/profile/view-course-material', { course: courseId })}>
              {t('others')}
            </LinkButton>
          )
        }
      >
        {t('goneBody')}
      </Empty>
    );
  if (!material) return <Empty title={t('none')}>{t('noneBody')}</Empty>;
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[16rem_1fr]">
      <nav aria-label={t('contents')} className="order-last lg:order-first">
        <ol className="grid gap-2">
          {materials.map((each) => (
            <li key={each.materialId}>
              {each === material ? (
                <span aria-current="true" className="font-semibold">
                  {pickText(each.title, locale)}
                </span>
              ) : (
                <TextLink
                  href={portalHref(chosen, '/profile/view-course-material', {
                    course: courseId,
                    material: each.materialId,
                  })}
                >
                  {pickText(each.title, locale)}
                </TextLink>
              )}{' '}
              {each.readAt && <span className="text-sm text-muted">{t('isRead')}</span>}
            </li>
          ))}
        </ol>
      </nav>
      <MaterialReader chosen={chosen} courseId={courseId} materials={materials} material={material} />
    </div>
  );
}

function OwnReader({ chosen, courseId, studentId }: OfCourse & { studentId: string }) {
  const params = { orgId: chosen.membership.organizationId, id: studentId };
  const query = useQuery(lmsApi.records.materials.queryOptions({ params, query: { courseId } }));
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96" />}>
      {({ data }) => <Materials chosen={chosen} courseId={courseId} materials={data} />}
    </QueryState>
  );
}

function Preview({ chosen, courseId }: OfCourse) {
  const t = useTranslations('courseWork.reader');
  const params = { orgId: chosen.membership.organizationId, id: courseId };
  const query = useQuery(lmsApi.materials.list.queryOptions({ params }));
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96" />}>
      {({ data }) => (
        <>
          <Alert tone="info">{t('preview')}</Alert>
          <Materials chosen={chosen} courseId={courseId} materials={data} />
        </>
      )}
    </QueryState>
  );
}

/** The materials of the course of the address, to read; for its teachers as a preview with drafts. */
export function CourseReader({ chosen }: { chosen: ChosenMembership }) {
  const t = useTranslations('courseWork.reader');
  const courseId = useSearchParams().get('course');
  const back = (
    <LinkButton
      className="justify-self-start"
      variant="ghost"
      href={portalHref(chosen, '/profile/enrolled/course')}
    >
      {t('back')}
    </LinkButton>
  );
  if (!courseId)
    return (
      <Empty title={t('noCourse')} action={back}>
        {t('noCourseBody')}
      </Empty>
    );
  return (
    <>
      {back}
      {chosen.studentId ? (
        <OwnReader chosen={chosen} courseId={courseId} studentId={chosen.studentId} />
      ) : (
        <Preview chosen={chosen} courseId={courseId} />
      )}
    </>
  );
}
