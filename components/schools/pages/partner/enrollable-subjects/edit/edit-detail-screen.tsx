'use client';

import { ProgramPage } from '@/components/schools/program-desk/program-page';
import { partnerArea } from '@/components/schools/school-desk/desk-area';

/** A program of the reader's own school, to be changed. */
export const PartnerProgramScreen = () => <ProgramPage area={partnerArea} />;
