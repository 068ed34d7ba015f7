'use client';

import { useLocale, useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { portalHref } from '@/components/school-day/membership/use-portal';
import { useWrite } from '@/components/kits/write/use-write';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { lmsApi } from '@/lib/api/lms';
import type { Text } from '@/lib/contract/fields';
import type { materialKinds } from '@/lib/domain/school-day/assessments';
import { pickText } from '@/lib/i18n/pick';

export interface ReadableMaterial {
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
export function MaterialReader({ chosen, courseId, materials, material }: MaterialReaderProps) {
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
