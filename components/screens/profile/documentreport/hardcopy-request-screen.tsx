'use client';

import { PapersPage } from '@/components/portal/papers/papers-page';

export const HardcopyRequestScreen = () => <PapersPage copy="hard" />;
