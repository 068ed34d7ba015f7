'use client';

import { ChosenOwnSchool } from '@/components/admissions/partner/own-school';
import { partnerArea } from '@/components/schools/school-desk/desk-area';
import { SchoolDesk } from '@/components/schools/school-desk/school-desk';

/** The reader's own school, with what they may change of it. */
export const PartnerSchoolScreen = () => (
  <ChosenOwnSchool hrefOf={(schoolId) => partnerArea.school(schoolId)}>
    {({ schoolId }) => <SchoolDesk area={partnerArea} schoolId={schoolId} />}
  </ChosenOwnSchool>
);
