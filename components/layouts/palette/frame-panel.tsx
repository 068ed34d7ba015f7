'use client';

import { withTexts } from '@/components/feedback/with-texts';
import type { RoleArea } from '../area-nav';
import { type FramePanel as Panel, openPanel } from '../frame-panels';
import { KeysSheet } from './keys-sheet';
import { Palette } from './palette';

const close = () => openPanel(null);

/** What opens above a page of a desk, with texts that no page contains. */
export const FramePanel = withTexts(
  ({ panel, area }: { panel: Panel; area: RoleArea }) =>
    panel === 'find' ? <Palette area={area} onClose={close} /> : <KeysSheet onClose={close} />,
  {
    km: async () => ({ palette: (await import('@/messages/km/core/palette.json')).default }),
    en: async () => ({ palette: (await import('@/messages/en/core/palette.json')).default }),
  },
  () => null,
);
