'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import type { SectionKind } from '@/lib/contract/profiles/profile-section';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { profileLimits } from '@/lib/domain/profiles/recruitment-options';
import { EntryEditor } from './entry-editor';
import { EntryRow } from './entry-row';
import { entriesOf, sectionCalls } from './section-calls';

/** The ids with one moved up by one place. */
const movedUp = (ids: readonly string[], place: number): string[] =>
  ids.toSpliced(place - 1, 2, ...ids.slice(place - 1, place + 1).toReversed());

/** The button or the row that opened a form has gone: the form takes the focus. */
export const focusFirst = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus();

/** One collection of the profile: add, edit, hide, order, delete. */
export function SectionEditor({ profile, kind }: { profile: CompleteProfile; kind: SectionKind }) {
  const t = useTranslations('myProfile');
  const [open, setOpen] = useState<string | null>(null);
  const entries = entriesOf(profile, kind);
  const calls = sectionCalls(kind, profile);
  const ids = entries.map(({ id }) => id);
  const close = () => setOpen(null);
  return (
    <Panel
      title={t(`parts.${kind}`)}
      aside={
        open !== 'new' &&
        entries.length < profileLimits.entriesPerSectionMax && (
          <Button
            variant="ghost"
            size="sm"
            className="-my-2 -mr-3 min-h-11"
            aria-label={t('of', { action: t('add'), entry: t(`parts.${kind}`) })}
            onClick={() => setOpen('new')}
          >
            <Icon name="plus" className="size-5" />
            {t('add')}
          </Button>
        )
      }
    >
      {entries.length === 0 && open === null && <p className="text-muted">{t('nothing')}</p>}
      <ul className="-mb-2 divide-y divide-border">
        {entries.map((entry, place) => {
          const editor = entry.confirmedBy ? { entry: null, like: entry } : { entry };
          return open === entry.id ? (
            <li key={entry.id} ref={focusFirst} className="py-3">
              <EntryEditor profile={profile} kind={kind} {...editor} onClose={close} />
            </li>
          ) : (
            <EntryRow
              key={entry.id}
              profile={profile}
              kind={kind}
              entry={entry}
              onUp={place === 0 ? null : () => calls.order(movedUp(ids, place))}
              onEdit={() => setOpen(entry.id)}
            />
          );
        })}
      </ul>
      {open === 'new' && (
        <div ref={focusFirst}>
          <EntryEditor profile={profile} kind={kind} entry={null} onClose={close} />
        </div>
      )}
    </Panel>
  );
}
