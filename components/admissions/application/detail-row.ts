import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages';

export type Row = [field: keyof Messages['applications']['fields'], value: ReactNode];
