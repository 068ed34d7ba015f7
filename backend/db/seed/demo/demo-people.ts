const person = (key: string, n: number, lastName: string, firstName: string, lastNameKm: string, firstNameKm: string, gender: 'male' | 'female') => ({
  phone: `+8551200000${n}`,
  email: `${key}@demo.example`,
  lastName,
  firstName,
  lastNameKm,
  firstNameKm,
  gender,
  dob: '2008-03-14',
  province: '12',
});

/** One invented person for each role. */
export const demoAccounts = {
  student: person('student', 1, 'Sok', 'Dara', 'សុខ', 'តារា', 'male'),
  advisor: person('advisor', 2, 'Chan', 'Sophea', 'ច័ន្ទ', 'សុភា', 'female'),
  partner: person('partner', 3, 'Keo', 'Vannak', 'កែវ', 'វណ្ណៈ', 'male'),
  schoolAdmin: person('school-admin', 4, 'Lim', 'Bopha', 'លឹម', 'បុប្ផា', 'female'),
  university: person('university', 5, 'Heng', 'Rith', 'ហេង', 'រិទ្ធ', 'male'),
  teacher: person('teacher', 6, 'Ouk', 'Sreymom', 'អ៊ុក', 'ស្រីមុំ', 'female'),
  bank: person('bank', 7, 'Prak', 'Visal', 'ប្រាក់', 'វិសាល', 'male'),
};
