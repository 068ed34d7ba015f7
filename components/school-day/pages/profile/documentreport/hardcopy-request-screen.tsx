'use client';

import { PapersPage } from '@/components/school-day/papers/papers-page';

export const HardcopyRequestScreen = () => <PapersPage copy="hard" />;
