import { StudentDesk } from '@/components/admissions/student-desk/student-desk';

export const PartnerStudentScreen = () => <StudentDesk path="/partner/student" />;
