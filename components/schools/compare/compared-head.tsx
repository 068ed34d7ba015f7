'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { LinkButton } from '@/components/ui/link-button';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

export interface ComparedColumn {
  id: string;
  school: { name: string; nameNative: string; hue: number };
  href: Href;
  /** In the page's language. */
  name: string;
  /** The name as a phone's column has room for it. */
  short: string;
  /** A second line. */
  note?: string;
  /** What can be done with it now. */
  deed: ReactNode | null;
}

interface HeadProps {
  column: ComparedColumn;
  onRemove: (id: string) => void;
}

function TakeOut({ column: { id, name }, onRemove }: HeadProps) {
  const t = useTranslations('comparison');
  return (
    <IconButton
      label={t('remove', { name })}
      icon={<Icon name="x" />}
      size="icon-sm"
      onClick={() => onRemove(id)}
    />
  );
}

/** What can be done with it, or else its page. */
export function ComparedDeed({ column: { deed, href } }: Pick<HeadProps, 'column'>) {
  const t = useTranslations('comparison');
  return (
    deed ?? (
      <LinkButton href={href} variant="secondary" size="sm" wide className="min-h-11">
        {t('see')}
      </LinkButton>
    )
  );
}

/** The head of a column: emblem, name, and what can be done. */
export function ComparedHead({ column, onRemove }: HeadProps) {
  const { school, href, name, note } = column;
  return (
    <>
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-1.5">
          <SchoolEmblem school={school} sizePx={32} />
          <Link href={href} className="font-semibold text-accent-text underline-offset-4 hover:underline">
            {name}
          </Link>
          {note && <span className="text-sm font-normal text-muted">{note}</span>}
        </div>
        <TakeOut column={column} onRemove={onRemove} />
      </div>
      <div className="mt-2">
        <ComparedDeed column={column} />
      </div>
    </>
  );
}

interface PhoneHeadProps extends HeadProps {
  columns: readonly ComparedColumn[];
  onChoose: (id: string) => void;
}

/** The head of one of a phone's two columns; where there are more than two, it says which one stands here. */
export function ComparedPhoneHead({ column, columns, onChoose, onRemove }: PhoneHeadProps) {
  const t = useTranslations('comparison');
  const { id, school, short } = column;
  const isChosen = columns.length > 2;
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <span className="flex items-center gap-1">
        <SchoolEmblem school={school} sizePx={28} />
        {isChosen && <Icon name="chevron-down" className="size-4 shrink-0 text-muted" />}
      </span>
      <span className="relative z-10">
        <TakeOut column={column} onRemove={onRemove} />
      </span>
      <span className="col-span-2 line-clamp-2 font-semibold">{short}</span>
      {isChosen && (
        <select
          aria-label={t('shown', { name: short })}
          value={id}
          onChange={({ target }) => onChoose(target.value)}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        >
          {columns.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
