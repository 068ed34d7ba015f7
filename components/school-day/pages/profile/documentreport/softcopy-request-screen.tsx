'use client';

import { PapersPage } from '@/components/school-day/papers/papers-page';

export const SoftcopyRequestScreen = () => <PapersPage copy="soft" />;
