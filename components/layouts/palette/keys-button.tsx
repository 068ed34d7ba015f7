'use client';

import { Kbd } from '@/components/ui/keys/kbd';
import { openPanel } from '../frame-panels';

/** Opens the sheet of keys, as "?" does; not where there is no keyboard. */
export const KeysButton = ({ label }: { label: string }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-keyshortcuts="?"
    aria-label={label}
    title={label}
    onClick={() => openPanel('keys')}
    className="grid size-10 shrink-0 place-items-center rounded-md hover:bg-sunken pointer-coarse:hidden max-lg:hidden"
  >
    <Kbd name="?" />
  </button>
);
