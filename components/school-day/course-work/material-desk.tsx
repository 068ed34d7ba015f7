'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { portalHref } from '@/components/school-day/membership/use-portal';
import { useWrite } from '@/components/kits/write/use-write';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { MoveButtons } from '@/components/ui/move-buttons';
import { Panel } from '@/components/ui/panel';
import { SkeletonText } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { useToday } from '@/components/ui/use-today';
import { lmsApi } from '@/lib/api/lms';
import type { TaughtCourse } from '@/lib/contract/school-day/course-shapes';
import { type Material, materialChange } from '@/lib/contract/school-day/materials';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { RemoveMaterial } from './remove-material';
import { useWatch } from 'react-hook-form';
import { BilingualField } from '@/components/form/bilingual-field';
import { DateField } from '@/components/form/date-field';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { emptyAsNull, typedDayOrNull } from '@/lib/contract/typed-forms';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';
import { materialKinds } from '@/lib/domain/school-day/assessments';

const { shape } = materialChange.required();
const schema = materialChange.required().extend({
  body: shape.body.unwrap(),
  url: emptyAsNull(shape.url),
  shownFrom: typedDayOrNull(shape.shownFrom),
});

const valuesOf = (material: Material) =>
  typedFrom(schema, { ...material, body: material.body ?? { en: '', km: '' } });

interface MaterialFormProps {
  orgId: string;
  courseId: string;
  /** The material that changes; a new one without it. */
  material?: Material;
  onSaved: () => void;
}

/** A text, a link, a file or an announcement of a course, and from which day on students see it. */
function MaterialForm({ orgId, courseId, material, onSaved }: MaterialFormProps) {
  const t = useTranslations('courseWork');
  const form = useZodForm(schema, {
    defaultValues: material ? valuesOf(material) : typedNothing(schema, { kind: 'reading' }),
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const hasAddress = kind === 'link' || kind === 'file';
  const create = useWrite(lmsApi.materials.create, { done: t('desk.saved') });
  const update = useWrite(lmsApi.materials.update, { done: t('desk.saved') });
  return (
    <VersionedForm
      form={form}
      record={material}
      toValues={valuesOf}
      save={(body, version) =>
        material
          ? update.send({ params: { orgId, id: material.materialId }, body, version })
          : create.send({ params: { orgId, id: courseId }, body })
      }
      reread={async () => {
        const { data } = await lmsApi.materials.list({ params: { orgId, id: courseId } });
        return data.find(({ materialId }) => materialId === material?.materialId);
      }}
      onSaved={onSaved}
    >
      <SelectField
        name="kind"
        label={t('desk.kind')}
        options={materialKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <BilingualField name="title" label={t('desk.title')} />
      {hasAddress && (
        <TextField name="url" label={t('desk.url')} type="url" inputMode="url" placeholder="https://" />
      )}
      <BilingualField
        name="body"
        label={t(hasAddress ? 'desk.note' : 'desk.body')}
        as="textarea"
        rows={6}
        {...(hasAddress && { optional: true })}
      />
      <DateField name="shownFrom" label={t('desk.shownFrom')} hint={t('desk.shownFromHint')} optional />
      <SubmitButton>{t('desk.save')}</SubmitButton>
    </VersionedForm>
  );
}

interface MaterialDeskProps {
  chosen: ChosenMembership;
  course: TaughtCourse;
}

/** The order with one material a place further up or down. */
const moved = (rows: readonly Material[], place: number, by: 1 | -1): string[] => {
  const ids = rows.map(({ materialId }) => materialId);
  const [id] = ids.splice(place, 1);
  if (id) ids.splice(place + by, 0, id);
  return ids;
};

function useMaterialChange(orgId: string, courseId: string) {
  const t = useTranslations('courseWork');
  const order = useWrite(lmsApi.materials.order, { done: t('desk.ordered') });
  const update = useWrite(lmsApi.materials.update, {
    done: (_saved, { body }) => t(body.shownFrom ? 'desk.shown' : 'desk.withdrawn'),
  });
  return {
    isPending: order.busy || update.busy,
    order: (materialIds: string[]) => order.run({ params: { orgId, id: courseId }, body: { materialIds } }),
    show: ({ materialId, version }: Material, shownFrom: string | null) =>
      update.run({ params: { orgId, id: materialId }, body: { shownFrom }, version }),
  };
}

interface MaterialToolsProps {
  materials: readonly Material[];
  place: number;
  material: Material;
  change: ReturnType<typeof useMaterialChange>;
  onEdit: () => void;
  onRemove: () => void;
}

/** What its teacher can do with a material. */
function MaterialTools({ materials, place, material, change, onEdit, onRemove }: MaterialToolsProps) {
  const t = useTranslations('courseWork');
  const locale = useLocale();
  const today = useToday();
  const title = pickText(material.title, locale);
  return (
    <span className="flex flex-wrap gap-1">
      <MoveButtons
        up={t('desk.up', { title })}
        down={t('desk.down', { title })}
        isFirst={place === 0}
        isLast={place === materials.length - 1}
        busy={change.isPending}
        onMove={(by) => void change.order(moved(materials, place, by))}
      />
      <Button variant="ghost" size="sm" onClick={onEdit}>
        {t('desk.edit')} <span className="sr-only">{title}</span>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        disabled={change.isPending || today === null}
        onClick={() => void change.show(material, material.shownFrom === null ? today : null)}
      >
        {t(material.shownFrom === null ? 'desk.show' : 'desk.withdraw')}{' '}
        <span className="sr-only">{title}</span>
      </Button>
      <Button variant="ghost" size="sm" disabled={change.isPending} onClick={onRemove}>
        {t('desk.remove')} <span className="sr-only">{title}</span>
      </Button>
    </span>
  );
}

/** The materials and announcements of a course: add, order, from a day, withdraw. */
export function MaterialDesk({ chosen, course }: MaterialDeskProps) {
  const t = useTranslations('courseWork');
  const locale = useLocale();
  const today = useToday();
  const orgId = chosen.membership.organizationId;
  const { courseId, archived } = course;
  const query = useQuery(lmsApi.materials.list.queryOptions({ params: { orgId, id: courseId } }));
  const change = useMaterialChange(orgId, courseId);
  const [edited, setEdited] = useState<Material | 'new' | null>(null);
  const [removed, setRemoved] = useState<Material | null>(null);
  const stateOf = ({ shownFrom }: Material) => {
    if (shownFrom === null) return { tone: 'neutral', text: t('desk.draft') } as const;
    if (today !== null && shownFrom > today)
      return { tone: 'accent', text: t('desk.from', { date: formatDate(shownFrom, locale) }) } as const;
    return { tone: 'success', text: t('desk.visible') } as const;
  };
  return (
    <Panel
      title={t('desk.heading')}
      aside={
        !archived && (
          <Button size="sm" onClick={() => setEdited('new')}>
            {t('desk.add')}
          </Button>
        )
      }
    >
      <QueryState
        query={query}
        skeleton={<SkeletonText lines={6} />}
        empty={{
          when: ({ data }) => data.length === 0,
          show: <p className="text-muted">{t('desk.none')}</p>,
        }}
      >
        {({ data }) => (
          <ol className="divide-y divide-border">
            {data.map((material, place) => {
              const title = pickText(material.title, locale);
              const { tone, text } = stateOf(material);
              return (
                <li
                  key={material.materialId}
                  className="flex flex-wrap items-center justify-between gap-3 py-3"
                >
                  <span className="min-w-0">
                    <TextLink
                      href={portalHref(chosen, '/profile/view-course-material', {
                        course: courseId,
                        material: material.materialId,
                      })}
                    >
                      {title}
                    </TextLink>
                    <span className="block text-sm text-muted">
                      {t(`kinds.${material.kind}`)} <Badge tone={tone}>{text}</Badge>
                    </span>
                  </span>
                  {!archived && (
                    <MaterialTools
                      materials={data}
                      place={place}
                      material={material}
                      change={change}
                      onEdit={() => setEdited(material)}
                      onRemove={() => setRemoved(material)}
                    />
                  )}
                </li>
              );
            })}
          </ol>
        )}
      </QueryState>
      <RemoveMaterial orgId={orgId} material={removed} onClose={() => setRemoved(null)} />
      <Dialog open={edited !== null} onOpenChange={(open) => !open && setEdited(null)}>
        {edited && (
          <DialogContent title={t(edited === 'new' ? 'desk.add' : 'desk.edit')}>
            <MaterialForm
              orgId={orgId}
              courseId={courseId}
              {...(edited !== 'new' && { material: edited })}
              onSaved={() => setEdited(null)}
            />
          </DialogContent>
        )}
      </Dialog>
    </Panel>
  );
}
