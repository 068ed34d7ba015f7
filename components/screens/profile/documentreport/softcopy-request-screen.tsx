'use client';

import { PapersPage } from '@/components/portal/papers/papers-page';

export const SoftcopyRequestScreen = () => <PapersPage copy="soft" />;
