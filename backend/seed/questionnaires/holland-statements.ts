import { type HollandType, hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import type { PlacedStatement, Statement } from './statement';

/** Activities, one idea each, as people in Cambodia know them; written for Sala. */
const activities: Record<HollandType, readonly Statement[]> = {
  R: [
    { en: 'Repair a motorbike', km: 'ជួសជុលម៉ូតូ' },
    { en: 'Grow vegetables in a garden', km: 'ដាំបន្លែក្នុងសួន' },
    { en: 'Build a wooden table', km: 'ធ្វើតុពីឈើ' },
    { en: 'Install the electric wires of a house', km: 'តខ្សែភ្លើងក្នុងផ្ទះ' },
    { en: 'Drive a tractor in a field', km: 'បើកត្រាក់ទ័រក្នុងស្រែ' },
    { en: 'Put a computer together from its parts', km: 'ដំឡើងកុំព្យូទ័រពីគ្រឿងបន្លាស់' },
    { en: 'Take care of farm animals', km: 'ថែទាំសត្វនៅកសិដ្ឋាន' },
    { en: 'Build a brick wall', km: 'រៀបឥដ្ឋធ្វើជញ្ជាំង' },
    { en: 'Run a machine in a workshop', km: 'បញ្ជាម៉ាស៊ីននៅរោងជាង' },
    { en: 'Mend a broken water pipe', km: 'ជួសជុលទុយោទឹកដែលបែក' },
  ],
  I: [
    { en: 'Do an experiment in a science lab', km: 'ធ្វើពិសោធន៍ក្នុងបន្ទប់ពិសោធន៍វិទ្យាសាស្ត្រ' },
    { en: 'Solve a difficult maths problem', km: 'ដោះស្រាយលំហាត់គណិតវិទ្យាពិបាកៗ' },
    { en: 'Find out why a plant is sick', km: 'ស្វែងរកមូលហេតុដែលរុក្ខជាតិមានជំងឺ' },
    { en: 'Read about new discoveries in medicine', km: 'អានអំពីរបកគំហើញថ្មីៗខាងវេជ្ជសាស្ត្រ' },
    { en: 'Write a computer program', km: 'សរសេរកម្មវិធីកុំព្យូទ័រ' },
    { en: 'Look at blood cells through a microscope', km: 'មើលកោសិកាឈាមតាមមីក្រូទស្សន៍' },
    { en: 'Study why the climate is changing', km: 'សិក្សាមូលហេតុនៃការប្រែប្រួលអាកាសធាតុ' },
    { en: 'Search for a pattern in many numbers', km: 'រកមើលលំនាំក្នុងតួលេខច្រើន' },
    { en: 'Test how clean river water is', km: 'ធ្វើតេស្តមើលថាទឹកទន្លេស្អាតកម្រិតណា' },
    { en: 'Learn how the planets move', km: 'រៀនអំពីចលនារបស់ភពផ្សេងៗ' },
  ],
  A: [
    { en: 'Draw a picture', km: 'គូររូប' },
    { en: 'Write a short story', km: 'តែងរឿងខ្លី' },
    { en: 'Play a musical instrument', km: 'លេងឧបករណ៍តន្ត្រី' },
    { en: 'Act in a play', km: 'សម្តែងល្ខោន' },
    { en: 'Design a poster', km: 'រចនាផ្ទាំងរូបភាពផ្សព្វផ្សាយ' },
    { en: 'Take photographs of daily life', km: 'ថតរូបជីវភាពប្រចាំថ្ងៃ' },
    { en: 'Make up a new dance', km: 'បង្កើតក្បាច់រាំថ្មី' },
    { en: 'Edit a short film', km: 'កាត់តវីដេអូខ្លី' },
    { en: 'Choose the colours for a room', km: 'ជ្រើសរើសពណ៌សម្រាប់តុបតែងបន្ទប់' },
    { en: 'Design clothes', km: 'រចនាសម្លៀកបំពាក់' },
  ],
  S: [
    { en: 'Explain a lesson to a classmate', km: 'ពន្យល់មេរៀនដល់មិត្តរួមថ្នាក់' },
    { en: 'Take care of a sick person', km: 'មើលថែអ្នកជំងឺ' },
    { en: 'Listen to the worries of a friend', km: 'ស្តាប់កង្វល់របស់មិត្តភក្តិ' },
    { en: 'Teach young children to read', km: 'បង្រៀនក្មេងតូចៗឱ្យចេះអាន' },
    { en: 'Collect gifts for poor families', km: 'ប្រមូលអំណោយសម្រាប់គ្រួសារក្រីក្រ' },
    { en: 'Visit an old person who lives alone', km: 'ទៅលេងចាស់ជរាដែលរស់នៅម្នាក់ឯង' },
    { en: 'Help two friends to end a quarrel', km: 'ជួយសម្រុះសម្រួលមិត្តពីរនាក់ដែលឈ្លោះគ្នា' },
    { en: 'Show a new student around the school', km: 'នាំសិស្សថ្មីដើរមើលសាលា' },
    { en: 'Teach villagers how to stay healthy', km: 'ណែនាំអ្នកភូមិអំពីការថែទាំសុខភាព' },
    { en: 'Coach a sports team of children', km: 'បង្វឹកក្រុមកីឡាកុមារ' },
  ],
  E: [
    { en: 'Sell things online', km: 'លក់ទំនិញតាមអនឡាញ' },
    { en: 'Lead a team at school', km: 'ដឹកនាំក្រុមនៅសាលា' },
    { en: 'Speak in front of many people', km: 'និយាយនៅចំពោះមុខមនុស្សច្រើន' },
    { en: 'Open a small shop', km: 'បើកហាងតូចមួយ' },
    { en: 'Win people over for a project', km: 'បញ្ចុះបញ្ចូលគេឱ្យគាំទ្រគម្រោងមួយ' },
    { en: 'Bargain over a price', km: 'ចរចាតម្លៃទំនិញ' },
    { en: 'Plan how to advertise a product', km: 'រៀបផែនការផ្សាយពាណិជ្ជកម្មផលិតផល' },
    { en: 'Stand for election as class leader', km: 'ឈរឈ្មោះជាប្រធានថ្នាក់' },
    { en: 'Decide what a company spends money on', km: 'សម្រេចថាក្រុមហ៊ុនត្រូវចំណាយប្រាក់លើអ្វី' },
    { en: 'Present a business idea to investors', km: 'បង្ហាញគំនិតរកស៊ីដល់អ្នកវិនិយោគ' },
  ],
  C: [
    { en: 'Keep a record of daily spending', km: 'កត់ត្រាចំណាយប្រចាំថ្ងៃ' },
    { en: 'Put the books of a library in order', km: 'រៀបសៀវភៅក្នុងបណ្ណាល័យតាមលំដាប់' },
    { en: 'Type data into a table', km: 'វាយបញ្ចូលទិន្នន័យក្នុងតារាង' },
    { en: 'Check a form for mistakes', km: 'ពិនិត្យរកកំហុសក្នុងទម្រង់បែបបទ' },
    { en: 'Make a timetable for the class', km: 'រៀបចំកាលវិភាគសម្រាប់ថ្នាក់' },
    { en: 'Count the goods in a storeroom', km: 'រាប់ទំនិញក្នុងឃ្លាំង' },
    { en: 'Prepare a budget for the month', km: 'រៀបចំថវិកាប្រចាំខែ' },
    { en: 'Sort letters by address', km: 'តម្រៀបសំបុត្រតាមអាសយដ្ឋាន' },
    { en: 'Write down what a meeting decides', km: 'កត់ត្រាសេចក្តីសម្រេចក្នុងអង្គប្រជុំ' },
    { en: 'Count money at a bank counter', km: 'រាប់ប្រាក់នៅបញ្ជរធនាគារ' },
  ],
};

/** The types alternate, so that no page is about one of them only. */
export const hollandStatements: readonly PlacedStatement[] = activities.R.flatMap((_, round) =>
  hollandTypes.flatMap((scale, place) => {
    const statement = activities[scale][round];
    const orderNumber = round * hollandTypes.length + place + 1;
    return statement
      ? [{ ...statement, key: `holland:${scale}${round + 1}`, scale, reversed: false, orderNumber }]
      : [];
  }),
);
