interface Person {
  en: string;
  km: string;
}

const kmOf = (person: string) =>
  `${person} ចង់ដាក់ឈ្មោះ និងទំនាក់ទំនងរបស់អ្នកក្នុងប្រវត្តិរូបសង្ខេប ជាអ្នកដែលអាចបញ្ជាក់អំពីខ្លួន។ សូមយល់ព្រម ឬបដិសេធ`;
const enOf = (person: string) =>
  `${person} would like to name you with your contacts as a referee in a CV. Please agree or refuse`;

/** To a referee, in both languages: who reads it has not chosen Sala. */
export const refereeMessage = ({ en, km }: Person, link: string): string =>
  `Sala៖ ${kmOf(km)} / ${enOf(en)}: ${link}`;

export const refereeMail = ({ en, km }: Person, link: (locale: 'km' | 'en') => string) => ({
  subject: `Sala៖ ${km} / ${en}`,
  body: `${kmOf(km)}៖\n${link('km')}\n\n${enOf(en)}:\n${link('en')}`,
});
