'use client';

import { ProgramPage } from '@/components/schools/program-desk/program-page';
import { advisorArea } from '@/components/schools/school-desk/desk-area';

/** A program of a school that the advisor manages, to be changed. */
export const AdvisorProgramScreen = () => <ProgramPage area={advisorArea} />;
