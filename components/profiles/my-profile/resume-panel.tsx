'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useCvWords } from '@/components/profiles/cv/use-cv-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { FoldedPanel } from '@/components/ui/panel';
import { recruitmentApi } from '@/lib/api/recruitment';
import { cvContentOf } from '@/lib/contract/profiles/cv-content';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { readJsonResume } from '@/lib/contract/profiles/read-json-resume';
import { saveFile } from '@/lib/device/save-file';
import { toJsonResume } from '@/lib/domain/profiles/json-resume';
import { addResume, type Offers, offersOf, type Offer } from './add-resume';
import { Checkbox } from '@/components/ui/checkbox';
import type { Messages } from '@/lib/i18n/messages';
import { nameOf } from './entry-name';

type FieldName = keyof Messages['myProfile']['fields'];
const plainField = (name: string) => name.replace(/Native$/, '') as FieldName;

interface FoundOffersProps {
  found: Offers;
  isBusy: boolean;
  onToggle: (id: string) => void;
  onAdd: () => void;
  onCancel: () => void;
}

/** What a file offers, to choose from. */
function FoundOffers({ found, isBusy, onToggle, onAdd, onCancel }: FoundOffersProps) {
  const t = useTranslations('myProfile');
  const locale = useLocale();
  const nameOfOffer = (offer: Offer) => {
    if ('field' in offer) {
      const name = t(`fields.${plainField(offer.field)}`);
      return offer.before === ''
        ? t('resume.fills', { name, value: offer.value })
        : t('resume.replaces', { name, value: offer.value, before: offer.before });
    }
    const { kind, data, missing } = offer.entry;
    const name = nameOf(kind, { id: offer.id, version: 0, confirmedBy: null, ...data }, locale);
    const line = t('of', { action: t(`parts.${kind}`), entry: name || '–' });
    if (missing.length === 0) return line;
    const fields = missing.map((field) => t(`fields.${plainField(field)}`)).join(', ');
    return `${line}. ${t('resume.lacks', { fields })}`;
  };
  const canTake = (offer: Offer) => 'field' in offer || offer.entry.missing.length === 0;
  return (
    <fieldset className="mt-4" disabled={isBusy}>
      <legend className="font-medium">{t('resume.found')}</legend>
      {found.known > 0 && <p className="text-sm text-muted">{t('resume.known', { count: found.known })}</p>}
      {found.offers.length === 0 && <p className="text-muted">{t('resume.nothing')}</p>}
      {found.offers.map((offer) => (
        <Checkbox
          key={offer.id}
          checked={found.chosen.has(offer.id)}
          disabled={!canTake(offer)}
          onChange={() => onToggle(offer.id)}
        >
          <span className="whitespace-pre-line wrap-anywhere">{nameOfOffer(offer)}</span>
        </Checkbox>
      ))}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button loading={isBusy} disabled={found.chosen.size === 0} onClick={onAdd}>
          {t('resume.add', { count: found.chosen.size })}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('resume.cancel')}
        </Button>
      </div>
    </fieldset>
  );
}

/** Takes the profile along as a file that other programs read, and adds what such a file says. */
export function ResumePanel({ profile }: { profile: CompleteProfile }) {
  const t = useTranslations('myProfile');
  const words = useCvWords();
  const locale = useLocale();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Offers | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState<'unreadable' | 'failed' | 'added' | null>(null);
  const save = () => {
    const file = toJsonResume(cvContentOf(profile), locale, words.level);
    saveFile('sala-resume.json', 'application/json', JSON.stringify(file, null, 2));
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = readJsonResume(await file.text());
    setFound(read && offersOf(profile, read));
    setNote(read ? null : 'unreadable');
  };
  const toggle = (id: string) =>
    setFound((now) => {
      if (!now) return now;
      const chosen = new Set(now.chosen);
      if (!chosen.delete(id)) chosen.add(id);
      return { ...now, chosen };
    });
  const add = async ({ offers, known, chosen }: Offers) => {
    setBusy(true);
    const failed = await addResume(
      profile,
      offers.filter(({ id }) => chosen.has(id)),
    );
    setFound(
      failed.length > 0 ? { offers: failed, known, chosen: new Set(failed.map(({ id }) => id)) } : null,
    );
    setNote(failed.length > 0 ? 'failed' : 'added');
    setBusy(false);
    await client.invalidateQueries({ queryKey: recruitmentApi.completeProfiles.key });
  };
  return (
    <FoldedPanel title={t('resume.title')}>
      <p className="mb-3 text-sm text-muted">{t('resume.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={save}>
          <Icon name="download" className="size-5" />
          {t('resume.save')}
        </Button>
        <Button variant="secondary" onClick={() => input.current?.click()}>
          <Icon name="file-up" className="size-5" />
          {t('resume.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept=".json,application/json"
          aria-label={t('resume.choose')}
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      {note && (
        <Alert className="mt-4" tone={note === 'added' ? 'success' : 'danger'} title={t(`resume.${note}`)} />
      )}
      {found && (
        <FoundOffers
          found={found}
          isBusy={isBusy}
          onToggle={toggle}
          onAdd={() => void add(found)}
          onCancel={() => setFound(null)}
        />
      )}
    </FoldedPanel>
  );
}
