'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { hasEnded } from '@/lib/domain/admissions/application-tasks';

const lastPlace = 1_000;
const placeOf = ({ preference }: Applicant) => preference ?? lastPlace;

/** Open applications in the order of one's choice, and the way to move one of them; the ended ones follow. */
export function useChoiceOrder(userId: string, applications: readonly Applicant[]) {
  const t = useTranslations('offers.order');
  const { run, running, busy } = useWrite(applicantApi.offers.order, {
    invalidates: [applicantApi.applicants.key],
    done: t('saved'),
    problems: { other: t('failed') },
  });
  const stored = applications.filter((each) => !hasEnded(each)).toSorted((a, b) => placeOf(a) - placeOf(b));
  // While it is saved, the order that was asked for shows.
  const wished = running?.body.applicantIds ?? [];
  const open = stored.toSorted((a, b) => wished.indexOf(a.applicantId) - wished.indexOf(b.applicantId));
  const move = (index: number, by: 1 | -1) => {
    const ids = open.map(({ applicantId }) => applicantId);
    const [moved] = ids.splice(index, 1);
    if (moved) ids.splice(index + by, 0, moved);
    void run({ params: { id: userId }, body: { applicantIds: ids } });
  };
  return { open, ended: applications.filter(hasEnded), busy, move };
}

interface ChoiceMenuProps {
  school: string;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  onMove: (by: 1 | -1) => void;
}

/** Moves one application in the order of one's choice. */
export function ChoiceMenu({ school, isFirst, isLast, busy, onMove }: ChoiceMenuProps) {
  const t = useTranslations('offers.order');
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton
          label={t('menu', { school })}
          icon={<Icon name="ellipsis" className="size-5" />}
          className="relative z-10 -mr-2 -mt-2 shrink-0"
        />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem disabled={isFirst || busy} onSelect={() => onMove(-1)}>
          <Icon name="arrow-up" />
          {t('up', { school })}
        </DropdownMenuItem>
        <DropdownMenuItem disabled={isLast || busy} onSelect={() => onMove(1)}>
          <Icon name="arrow-down" />
          {t('down', { school })}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
