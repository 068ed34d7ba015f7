'use client';

import { ProgramPage } from '@/components/program-desk/program-page';
import { advisorArea } from '@/components/school-desk/desk-area';

/** A program of a school that the advisor manages, to be changed. */
export const AdvisorProgramScreen = () => <ProgramPage area={advisorArea} />;
