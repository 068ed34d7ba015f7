import { StudentDesk } from '@/components/school-day/student-desk/student-desk';

export const PartnerStudentScreen = () => <StudentDesk path="/partner/student" />;
