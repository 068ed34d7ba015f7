'use client';

import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { comparedMin, toggleCompared } from '@/lib/domain/schools/compared';
import { compareHref } from './compare-href';
import { type ComparedKind, comparePicks } from './compare-picks';

export interface CompareDeedProps {
  kind: ComparedKind;
  id: string;
  texts: { action: string; label: string; full: string; go: string };
}

/** Chooses what a page is about for a comparison; with two chosen it leads there. */
export function CompareDeed({ kind, id, texts }: CompareDeedProps) {
  const picks = comparePicks(kind);
  const chosen = useDeviceValue(picks) ?? [];
  const isOn = chosen.includes(id);
  const press = () => {
    const next = toggleCompared(chosen, id);
    if (next === chosen) showToast({ kind: 'warning', message: texts.full });
    else picks.write([...next]);
  };
  const icon = isOn ? 'check' : 'columns-3';
  return (
    <>
      <Button variant="secondary" aria-pressed={isOn} aria-label={texts.label} onClick={press}>
        <Icon name={icon} className="size-5" />
        {texts.action}
      </Button>
      {isOn && chosen.length >= comparedMin && (
        <LinkButton href={compareHref(kind, chosen)} variant="secondary" prefetch={false}>
          {texts.go}
          <Icon name="arrow-right" className="size-5" />
        </LinkButton>
      )}
    </>
  );
}
