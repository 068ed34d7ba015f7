'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { Messages } from '@/lib/i18n/messages';
import type { Offer, Offers } from './add-resume';
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
export function FoundOffers({ found, isBusy, onToggle, onAdd, onCancel }: FoundOffersProps) {
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
