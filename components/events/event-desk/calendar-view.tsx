'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { scheduleApi } from '@/lib/api/schedule';
import { type DeskCalendar, calendarDraft } from '@/lib/contract/events/calendar-desk';
import { pickText } from '@/lib/i18n/pick';
import { useRefusal } from './use-refusal';
import * as z from 'zod';
import { BilingualField } from '@/components/form/bilingual-field';
import { RadioField } from '@/components/form/radio-field';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import type { Text } from '@/lib/contract/fields';

/** Colours that stand out on light and dark, each with its name in the texts. */
const colors = {
  '#0F766E': 'teal',
  '#1D4ED8': 'blue',
  '#B45309': 'amber',
  '#BE123C': 'red',
  '#6D28D9': 'violet',
} as const;
const schema = calendarDraft.extend({ organizationId: z.uuid('required') });

interface CalendarFormProps {
  calendar: DeskCalendar | null;
  organizations: readonly { organizationId: string; name: Text }[];
  onDone: () => void;
}

function CalendarForm({ calendar, organizations, onDone }: CalendarFormProps) {
  const t = useTranslations('eventDesk.calendars');
  const locale = useLocale();
  const create = useWrite(scheduleApi.calendarDesk.create, { done: t('saved') });
  const update = useWrite(scheduleApi.calendarDesk.update, { done: t('saved') });
  const form = useZodForm(schema, {
    defaultValues: calendar ?? {
      organizationId: organizations[0]?.organizationId ?? '',
      kind: 'events',
      audience: 'public',
      name: { en: '', km: '' },
      color: '#0F766E',
    },
  });
  const shownColors = Object.entries(colors).map(([value, key]) => ({ value, label: t(`color.${key}`) }));
  const ownColor =
    calendar && !(calendar.color in colors) ? [{ value: calendar.color, label: calendar.color }] : [];
  return (
    <VersionedForm
      form={form}
      record={calendar ?? undefined}
      toValues={(record) => schema.parse(record)}
      save={({ organizationId: orgId, ...body }, version) =>
        calendar
          ? update.send({ params: { orgId, id: calendar.calendarId }, body, version })
          : create.send({ params: { orgId }, body })
      }
      reread={async () => {
        const { data } = await scheduleApi.calendarDesk.list();
        return data.find(({ calendarId }) => calendarId === calendar?.calendarId);
      }}
      onSaved={onDone}
    >
      {!calendar && (
        <SelectField
          name="organizationId"
          label={t('organization')}
          options={organizations.map(({ organizationId, name }) => ({
            value: organizationId,
            label: pickText(name, locale),
          }))}
        />
      )}
      <BilingualField name="name" label={t('name')} maxLength={120} />
      <RadioField
        name="kind"
        label={t('kindLabel')}
        options={(['events', 'academic'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <RadioField
        name="audience"
        label={t('audienceLabel')}
        options={(['public', 'members'] as const).map((value) => ({ value, label: t(`audience.${value}`) }))}
      />
      <SelectField name="color" label={t('colorLabel')} options={[...shownColors, ...ownColor]} />
      <SubmitButton>{t('save')}</SubmitButton>
    </VersionedForm>
  );
}

/** The calendars of the reader's organizations: added, changed, archived. */
export function CalendarView() {
  const t = useTranslations('eventDesk.calendars');
  const query = useQuery(scheduleApi.calendarDesk.list.queryOptions());
  const [edited, setEdited] = useState<DeskCalendar | 'new' | null>(null);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-muted">{t('lead')}</p>
        <Button disabled={!query.data} onClick={() => setEdited('new')}>
          <Icon name="plus" className="size-5" />
          {t('new')}
        </Button>
      </div>
      <QueryState
        query={query}
        skeleton={<ListSkeleton />}
        empty={{
          when: ({ data }) => data.length === 0,
          show: <p className="py-8 text-muted">{t('none')}</p>,
        }}
      >
        {({ data }) => (
          <ul className="grid gap-3 lg:grid-cols-2">
            {data.map((calendar) => (
              <CalendarCard
                key={calendar.calendarId}
                calendar={calendar}
                onEdit={() => setEdited(calendar)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      <Dialog open={edited !== null} onOpenChange={(open) => !open && setEdited(null)}>
        {edited !== null && (
          <DialogContent title={t(edited === 'new' ? 'new' : 'edit')}>
            <CalendarForm
              calendar={edited === 'new' ? null : edited}
              organizations={query.data?.organizations ?? []}
              onDone={() => setEdited(null)}
            />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}

function CalendarCard({ calendar, onEdit }: { calendar: DeskCalendar; onEdit: () => void }) {
  const t = useTranslations('eventDesk.calendars');
  const locale = useLocale();
  const refusal = useRefusal();
  const { archivedAt, audience, color, eventCount, name, organizationName } = calendar;
  const archive = useWrite(scheduleApi.calendarDesk.archive, {
    invalidates: [scheduleApi.eventDesk.key],
    problems: refusal,
  });
  const archived = archivedAt === null;
  return (
    <li className="grid gap-3 rounded-lg border border-border bg-surface p-4">
      <div className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className="mt-1.5 size-4 shrink-0 rounded-full"
          style={{ background: color }}
        />
        <div className="min-w-0">
          <h3 className="font-semibold">{pickText(name, locale)}</h3>
          <p className="text-sm text-muted">{pickText(organizationName, locale)}</p>
        </div>
      </div>
      <p className="flex flex-wrap gap-2">
        <Badge>{t(`audience.${audience}`)}</Badge>
        <Badge>{t('count', { count: eventCount })}</Badge>
        {!archived && <Badge tone="warning">{t('archived')}</Badge>}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" size="sm" onClick={onEdit}>
          {t('edit')}
        </Button>
        <WriteButton
          variant="secondary"
          size="sm"
          write={archive}
          onWrite={() =>
            archive.run({
              params: { orgId: calendar.organizationId, id: calendar.calendarId },
              body: { archived },
            })
          }
        >
          {t(archived ? 'archive' : 'restore')}
        </WriteButton>
      </div>
    </li>
  );
}
