'use client';

import { ProgramPage } from '@/components/schools/program-desk/program-page';
import { advisorArea } from '@/components/schools/school-desk/desk-area';

/** A program of the school whose desk leads here, to be changed. */
export const SchoolProgramScreen = () => <ProgramPage area={advisorArea} />;
